import { PDFiumLibrary } from '@hyzyla/pdfium'
import { PNG } from 'pngjs'
import type { Plugin } from 'vite'

const prefix = 'document:'
/** Pixels for a point: as sharp as a page on a good screen. */
const scale = 1.6

let pdfium: ReturnType<typeof PDFiumLibrary.init> | undefined

/** The pages of a PDF as PNG, drawn by the engine that Chrome shows PDF with. */
async function picturesOf(file: Buffer): Promise<Buffer[]> {
  const document = await (await (pdfium ??= PDFiumLibrary.init())).loadDocument(file)
  try {
    const pictures: Buffer[] = []
    for (const page of document.pages()) {
      const { data } = await page.render({
        scale,
        render: async ({ data: pixels, width, height }) => {
          const picture = new PNG({ width, height })
          picture.data = Buffer.from(pixels)
          return PNG.sync.write(picture)
        },
      })
      pictures.push(Buffer.from(data))
    }
    return pictures
  } finally {
    document.destroy()
  }
}

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
    const name = id.slice(prefix.length + 1) as keyof typeof documentSamples
    const file = await documentSamples[name]()
    const address = (type: string, data: Buffer) => `data:${type};base64,${data.toString('base64')}`
    const pages = (await picturesOf(file)).map((picture) => address('image/png', picture))
    return `export const pages = ${JSON.stringify(pages)}\nexport const file = ${JSON.stringify(address('application/pdf', file))}`
  },
})
