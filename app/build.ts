import { build } from 'vite'

/** The app for the browser and for the server, side by side: one process loads Vite once. */
await Promise.all([build(), build({ build: { ssr: 'src/entry-server.tsx' } })])
