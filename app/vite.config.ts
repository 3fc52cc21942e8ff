import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { flags } from './flags.ts'
import { lightContract } from './light-contract.ts'
import { words } from './mdx.ts'
import { precompress } from './precompress.ts'

/** Two builds of one app: one for the browser, and one (`--ssr`) for the server. */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [words(), react(), lightContract(), flags(), precompress()],
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    target: 'es2022',
  },
  // The server's build holds everything, so it needs nothing beside it; in development only our own rooms are transformed.
  ssr: { noExternal: command === 'build' ? true : [/^@shop\//] },
  resolve: { dedupe: ['react', 'react-dom', '@emotion/react'] },
}))
