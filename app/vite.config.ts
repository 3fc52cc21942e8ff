import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Two builds of one app: `vite build` for the browser, `vite build --ssr` for the server. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    target: 'es2022',
    ...(isSsrBuild && { ssr: 'src/entry-server.tsx' }),
  },
  // One copy of React and Emotion, and everything bundled: the server's build needs nothing beside it.
  ssr: { noExternal: true },
  resolve: { dedupe: ['react', 'react-dom', '@emotion/react'] },
}))
