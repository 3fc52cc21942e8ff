import { PNG } from 'pngjs'
import type { Plugin } from 'vite'

const prefix = 'document:'
/** Pixels for a point: as sharp as a page on a good screen. */
const scale = 1.6

/**
 * Makes `import('document:invoice')` the pages of a document that the server draws: `pages`, addresses of pictures, and
 * `file`, that of the PDF. Each is drawn when something imports it.
 */
export const documents = (): Plugin => ({
  name: 'documents',
  resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
  load: async (id) => {
    if (!id.startsWith(`\0${prefix}`)) return
    const { documentSamples } = await import('../server/test/document-samples.ts')
    const { pagePictures } = await import('../server/src/platform/pdf/page-pictures.ts')
    const name = id.slice(prefix.length + 1) as keyof typeof documentSamples
    const file = await documentSamples[name]()
    const address = (type: string, data: Buffer) => `data:${type};base64,${data.toString('base64')}`
    const pictures = await pagePictures(file, scale, async ({ data, width, height }) => {
      const picture = new PNG({ width, height })
      picture.data = Buffer.from(data)
      return PNG.sync.write(picture)
    })
    const pages = pictures.map((picture) => address('image/png', picture))
    return `export const pages = ${JSON.stringify(pages)}\nexport const file = ${JSON.stringify(address('application/pdf', file))}`
  },
})
