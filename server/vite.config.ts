import { defineConfig } from 'vite'

/** The server that `npm start` runs: its thousand modules in a few files (docs/decisions/0002). */
export default defineConfig({
  build: {
    ssr: true,
    target: 'node24',
    sourcemap: true,
    reportCompressedSize: false,
    // None in a folder below: src/folder.ts.
    rolldownOptions: {
      // The thread that reads what others send begins with a file of its own.
      input: ['src/main.ts', 'src/readers.ts'],
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        // The text of each file that is loaded stays in memory: without comments and spaces, but with all names.
        minify: { compress: false, mangle: false, codegen: true },
      },
    },
  },
  ssr: {
    noExternal: true,
    // What has files beside its code: native, WebAssembly, fonts. And Vite, which only development loads.
    external: [
      '@electric-sql/pglite',
      '@hyzyla/pdfium',
      '@node-rs/argon2',
      '@resvg/resvg-js',
      'fontkit',
      'pdfkit',
      'piscina',
      'sharp',
      'subset-font',
      'vite',
    ],
  },
})
