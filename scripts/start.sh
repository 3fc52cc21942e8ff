#!/bin/sh
# `npm start`: builds what has changed in a process that ends, and becomes the server. With --check nothing is built.
# Photos, passwords, files and compression share these threads: more than Node’s four. Of glibc, what compression frees
# goes back to the system at once: 128 kB is its own threshold, which otherwise grows, and threads share two heaps.
export NODE_ENV=production NODE_COMPILE_CACHE=node_modules/.cache/node UV_THREADPOOL_SIZE="${UV_THREADPOOL_SIZE:-8}" \
  MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072
case " $* " in
  *" --check "*) exec node server/src/main.ts "$@" ;;
esac
node scripts/before-start.ts && exec node --enable-source-maps --max-semi-space-size=16 server/dist/main.js "$@"
