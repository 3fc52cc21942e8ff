import { cp } from 'node:fs/promises'
import { createReadStream, existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'

/** Puts the countries' flags where the design-system's Flag loads them: /flags/AU.svg. */
export function flags(): Plugin {
  const source = join(import.meta.dirname, '../node_modules/country-flag-icons/3x2')
  let target = ''
  return {
    name: 'flags',
    apply: (_, { isSsrBuild }) => !isSsrBuild,
    configResolved: (config) => void (target = resolve(config.root, config.build.outDir, 'flags')),
    configureServer: (server) => {
      server.middlewares.use('/flags', (request, response, next) => {
        const name = /^\/([A-Z]{2})\.svg/.exec(request.url ?? '')?.[1]
        const file = join(source, `${name}.svg`)
        if (!name || !existsSync(file)) return next()
        response.setHeader('content-type', 'image/svg+xml')
        createReadStream(file).pipe(response)
      })
    },
    writeBundle: () =>
      cp(source, target, { recursive: true, filter: (path) => path === source || path.endsWith('.svg') }),
  }
}
