/* From nouveau's nvkm/core/falcon.h (MIT): the headers of messages and commands of falcon firmware. */
#pragma once
struct nvfw_falcon_msg {
  u8 unit_id;
  u8 size;
  u8 ctrl_flags;
  u8 seq_id;
};
struct nvfw_falcon_cmd {
  u8 unit_id;
  u8 size;
  u8 ctrl_flags;
  u8 seq_id;
};
