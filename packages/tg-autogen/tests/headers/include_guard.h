#ifndef INCLUDE_GUARD_H
#define INCLUDE_GUARD_H
#pragma once
struct once { int a; };
#endif
