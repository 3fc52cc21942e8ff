import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { everyPageInTwoFiles } from './every-page.ts'
import { flags } from './flags.ts'
import { leanChakra } from './lean-chakra.ts'
import { leanRouter } from './lean-router.ts'
import { lightContract } from './light-contract.ts'
import { words } from './mdx.ts'
import { minifyInline } from './minify-inline.ts'
import { precompress } from './precompress.ts'

/** Two builds of one app: one for the browser, and one (`--ssr`) for the server. */
export default defineConfig(async ({ command, isSsrBuild }): Promise<UserConfig> => {
  const code = (): UserConfig => ({
    plugins: [words(), react(), lightContract(), leanChakra(), leanRouter()],
    resolve: { dedupe: ['react', 'react-dom', '@emotion/react'] },
    build: { target: 'es2022' },
  })
  const isForBrowser = command === 'build' && !isSsrBuild
  return {
    ...code(),
    plugins: [code().plugins, flags(), minifyInline(), precompress()],
    build: {
      ...code().build,
      outDir: isSsrBuild ? 'dist/server' : 'dist/client',
      manifest: !isSsrBuild,
      ...(isForBrowser && {
        rolldownOptions: { output: await everyPageInTwoFiles({ root: import.meta.dirname, ...code() }) },
      }),
    },
    // The server's build holds everything, so it needs nothing beside it; in development only our own rooms are transformed.
    ssr: { noExternal: command === 'build' ? true : [/^@shop\//] },
  }
})
