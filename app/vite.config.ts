import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { lightContract } from './light-contract.ts'
import { precompress } from './precompress.ts'

/** Two builds of one app: one for the browser, and one (`--ssr`) for the server. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), lightContract(), precompress()],
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    target: 'es2022',
  },
  // One copy of React and Emotion, and everything bundled: the server's build needs nothing beside it.
  ssr: { noExternal: true },
  resolve: { dedupe: ['react', 'react-dom', '@emotion/react'] },
}))
