#!/bin/sh
# `npm start`: builds what has changed in a process that ends, and becomes the server. With --check nothing is built.
# Photos, passwords, files and compression share these threads: more than Node’s four.
export NODE_ENV=production NODE_COMPILE_CACHE=node_modules/.cache/node UV_THREADPOOL_SIZE="${UV_THREADPOOL_SIZE:-8}"
case " $* " in
  *" --check "*) exec node server/src/main.ts "$@" ;;
esac
node scripts/before-start.ts && exec node --enable-source-maps --max-semi-space-size=16 server/dist/main.js "$@"
