import { PDFiumLibrary } from '@hyzyla/pdfium'

/** A page as pixels, four bytes each: red, green, blue and opacity. */
export type Pixels = { data: Uint8Array; width: number; height: number }

/**
 * Pictures of a PDF's pages, drawn by the engine that Chrome shows PDF with; `scale` in pixels for a point. Its memory
 * is given back with the last page.
 */
export async function pagePictures(
  file: Uint8Array,
  scale: number,
  encode: (pixels: Pixels) => Promise<Uint8Array>,
): Promise<Buffer[]> {
  const library = await PDFiumLibrary.init()
  try {
    const document = await library.loadDocument(file)
    const pictures: Buffer[] = []
    for (const page of document.pages()) {
      const { data } = await page.render({ scale, render: encode })
      pictures.push(Buffer.from(data))
    }
    document.destroy()
    return pictures
  } finally {
    library.destroy()
  }
}
