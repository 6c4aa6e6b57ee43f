typedef void (*handler)(int signal);
handler install(handler h);
