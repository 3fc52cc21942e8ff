import PDFDocument from 'pdfkit'
import { typefacesFor } from './fonts.ts'
import { isPlain, layLines, type Run } from './lines.ts'
import { type Face, page, type Paper, type Style } from './theme.ts'

type Element = PDFKit.PDFStructureElement
type ElementOptions = { alt?: string; title?: string; scope?: 'Row' | 'Column' }
export type Box = {
  x: number
  y: number
  width: number
  align?: 'left' | 'right' | 'center'
  isOneLine?: boolean
  link?: string
}

/** What the reader's program shows of the file. */
export type FileInfo = {
  title: string
  author: string
  subject: string
  date: Date
  paper?: Paper
  /** Rows of tables stand closer. */
  isDense?: boolean
}

/**
 * A tagged PDF (PDF/UA) that is written from top to bottom. Everything that is read is in an element; all else is
 * decoration, which screen readers pass over. Equal content gives equal bytes. `content` is all that will be written, or
 * holds it: the typefaces of its letters are fetched before.
 */
export async function openWriter(
  { title, author, subject, date, paper = 'A4', isDense = false }: FileInfo,
  content: unknown,
) {
  const typefaces = await typefacesFor(`${title}${JSON.stringify(content)}`)
  const doc = new PDFDocument({
    size: paper,
    // Margins are the layout's affair: with none the library never breaks a page by itself.
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    // Its types do not know the subset that it writes.
    subset: 'PDF/UA' as 'PDF/A-1',
    tagged: true,
    lang: 'en-GB',
    displayTitle: true,
    info: { Title: title, Author: author, Subject: subject, Creator: author, CreationDate: date, ModDate: date },
  })
  const chunks: Uint8Array[] = []
  doc.on('data', (chunk: Uint8Array) => chunks.push(chunk))
  const finished = new Promise<Buffer>((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
  for (const [name, { file }] of typefaces.byName) doc.registerFont(name, file)

  // Everything is laid out for A4; another sheet shows it in its middle, as large as it goes.
  const fit = () => {
    if (paper === 'A4') return
    const scale = Math.min(doc.page.width / page.width, doc.page.height / page.height)
    doc.translate((doc.page.width - page.width * scale) / 2, 0)
    doc.scale(scale)
    // The library breaks a page where its sheet ends, not where ours does.
    doc.page.margins = { ...doc.page.margins, bottom: doc.page.height - page.height }
  }
  fit()
  doc.on('pageAdded', fit)

  const root = doc.struct('Document')
  doc.addStructure(root)
  const open: Element[] = [root]
  const parent = () => open.at(-1) ?? root

  const set = ({ face, size, colour }: Style) => doc.font(face).fontSize(size).fillColor(colour)
  const isOfOne = (text: string, face: Face) => isPlain(typefaces, face, text)
  /** The lines of a text that one typeface cannot write. */
  const lay = (text: string, { face, size }: Style, width: number) =>
    layLines(typefaces, face, text, width, (font, letters) => doc.font(font).fontSize(size).widthOfString(letters))
  const widthOf = (line: Run[]) => line.reduce((sum, run) => sum + run.width, 0)
  /** On one line with all others of its style, whatever the typeface. */
  const baselineOf = ({ face, size }: Style) => {
    const { font } = typefaces.byName.get(face) ?? {}
    return font ? (font.ascent / font.unitsPerEm) * size : 0
  }
  /** Makes lines `leading` times their size apart, whatever the font. */
  const gapOf = ({ size, leading }: Style) => size * leading - doc.currentLineHeight(true)

  const writer = {
    doc,
    isDense,
    /** The top of the next element. */
    y: page.top,

    /** How high a text is in a column; in points. */
    height: (text: string, width: number, style: Style): number => {
      const plain = text.normalize('NFC')
      if (!isOfOne(plain, style.face)) return lay(plain, style, width).length * style.size * style.leading
      set(style)
      return doc.heightOfString(plain, { width, lineGap: gapOf(style) })
    },
    width: (text: string, style: Style): number => {
      const plain = text.normalize('NFC')
      if (!isOfOne(plain, style.face)) return Math.max(0, ...lay(plain, style, Infinity).map(widthOf))
      return set(style).widthOfString(plain)
    },
    /** Writes a text at a place, in the element that is open. */
    text: (text: string, style: Style, { x, y, width, align = 'left', isOneLine = false, link }: Box) => {
      const plain = text.normalize('NFC')
      const to = link && { link }
      if (isOfOne(plain, style.face)) {
        set(style)
        const clipped = isOneLine && { height: style.size * style.leading, ellipsis: true }
        doc.text(plain, x, y, { width, align, lineGap: gapOf(style), ...clipped, ...to })
        return
      }
      const lines = isOneLine ? [lay(plain, style, Infinity).flat()] : lay(plain, style, width)
      for (const [index, line] of lines.entries()) {
        const left = { left: 0, center: 0.5, right: 1 }[align] * (width - widthOf(line))
        let at = x + Math.max(0, left)
        for (const run of line) {
          set(style).font(run.font)
          const baseline = y + index * style.size * style.leading + baselineOf(style)
          if (run.text.trim()) doc.text(run.text, at, baseline, { lineBreak: false, baseline: 'alphabetic', ...to })
          at += run.width
        }
      }
    },

    /** Something that is read: `draw` writes it. It must fit on the page. */
    element: (type: string, draw: () => void, options: ElementOptions = {}) => {
      parent().add(doc.struct(type, options, [draw]))
    },
    /** An element of elements, which may continue over pages. */
    group: (type: string, write: () => void) => {
      const element = doc.struct(type)
      parent().add(element)
      open.push(element)
      write()
      open.pop()
      element.end()
    },
    decoration: (draw: () => void, type: 'Layout' | 'Pagination' = 'Layout') => {
      doc.markContent('Artifact', { type })
      doc.save()
      draw()
      doc.restore()
      doc.endMarkedContent()
    },

    pageCount: (): number => doc.bufferedPageRange().count,
    /** Begins a new page unless this many points are left; true when it did. */
    room: (height: number): boolean => {
      if (writer.y + height <= page.bottom) return false
      doc.addPage()
      writer.y = page.top
      return true
    },

    /** A paragraph over the whole width, or some of it. */
    paragraph: (
      text: string,
      style: Style,
      {
        type = 'P',
        x = page.left,
        width = page.content,
        after = 0,
      }: Partial<Box> & { type?: string; after?: number } = {},
    ) => {
      const height = writer.height(text, width, style)
      writer.room(height)
      writer.element(type, () => writer.text(text, style, { x, y: writer.y, width }))
      writer.y += height + after
    },

    /** Ends the file: `onPage` decorates each page, when it is known how many there are. */
    end: (onPage: (index: number, count: number) => void): Promise<Buffer> => {
      root.end()
      const { count } = doc.bufferedPageRange()
      for (let index = 0; index < count; index++) {
        doc.switchToPage(index)
        writer.decoration(() => onPage(index, count), 'Pagination')
      }
      doc.end()
      return finished
    },
  }
  return writer
}
export type Writer = Awaited<ReturnType<typeof openWriter>>
