import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig, type UserConfig } from 'vite'
import { flags } from './flags.ts'
import { copy } from './mdx.ts'
import { precompress } from './precompress.ts'

/** The router ships a build for production, without its developers' warnings, and exports only the other. */
const routerForProduction = {
  find: /^react-router$/,
  replacement: fileURLToPath(new URL('../production/index.mjs', import.meta.resolve('react-router'))),
}

/** Two builds of one app: one for the browser, and one (`--ssr`) for the server. */
export default defineConfig(({ command, isSsrBuild }): UserConfig => {
  const isForBrowser = command === 'build' && !isSsrBuild
  return {
    plugins: [copy(), react(), flags(), precompress()],
    resolve: {
      dedupe: ['react', 'react-dom', '@emotion/react'],
      alias: isForBrowser ? [routerForProduction] : [],
    },
    build: {
      target: 'es2022',
      outDir: isSsrBuild ? 'dist/server' : 'dist/client',
      manifest: !isSsrBuild,
      copyPublicDir: !isSsrBuild,
      reportCompressedSize: false,
      modulePreload: { polyfill: false },
      // The one style sheet (the fonts) is in the page: as a chunk's own, the first page that opens in place would wait for it again.
      cssCodeSplit: false,
      ...(isForBrowser && {
        rolldownOptions: {
          treeshake: {
            // They do not say so themselves, but importing them without using them does nothing.
            moduleSideEffects: [
              {
                test: /node_modules\/(yup|tiny-case|property-expr|toposort|hoist-non-react-statics|react-is)\//,
                sideEffects: false,
              },
            ],
          },
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
                  tags: ['$initial'],
                  priority: 2,
                },
                { name: 'shop', tags: ['$initial'], priority: 1 },
              ],
            },
          },
        },
      }),
    },
    // The server's build holds everything, so it needs nothing beside it; in development only our own rooms are transformed.
    ssr: { noExternal: command === 'build' ? true : [/^@shop\//] },
  }
})
