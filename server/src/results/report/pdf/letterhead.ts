import { drawMark, drawQrCode } from '../../../platform/pdf/shapes.ts'
import { colours, page, styles } from '../../../platform/pdf/theme.ts'
import type { Writer } from '../../../platform/pdf/writer.ts'
import { longDate } from './copy.ts'

type Letterhead = {
  key: string
  /** What the number answers. */
  question: string
  issuedAt: Date
  brand: string
  publicUrl: string
  accent: string
  /** Where the laboratory is and how it is reached, a line each. */
  contact?: readonly string[]
}

/** The brand on the left; on the right the way to check a report, by camera or by hand. */
export function letterhead(
  writer: Writer,
  { key, question, issuedAt, brand, publicUrl, accent, contact = [] }: Letterhead,
) {
  const top = page.top
  const code = { x: page.right - 62, y: top - 6, size: 62 }
  const address = `${publicUrl}/tools/report-authentication/${key}`
  writer.decoration(() => drawMark(writer, { x: page.left, y: top - 1, size: 21 }, accent))
  writer.element('P', () => writer.text(brand, styles.brand, { x: page.left + 29, y: top, width: 200 }))
  writer.element('Figure', () => drawQrCode(writer, address, code, colours.ink), {
    alt: `A code to scan, which leads to ${address}`,
  })
  const below = { x: page.left, width: 195 }
  let bottom = top + 26
  for (const line of contact) {
    writer.element('P', () => writer.text(line, styles.label, { ...below, y: bottom }))
    bottom += writer.height(line, below.width, styles.label)
  }
  const box = { x: page.left + 200, width: page.content - 276, align: 'right' as const }
  writer.element('P', () => writer.text(question, styles.small, { ...box, y: top - 7 }))
  writer.element('P', () => writer.text(key, { ...styles.name, size: 12 }, { ...box, y: top + 5 }))
  const link = writer.height(address, box.width, styles.label)
  writer.group('P', () =>
    writer.element('Link', () => {
      writer.text(address, { ...styles.label, colour: accent }, { ...box, y: top + 24, link: address })
    }),
  )
  const issued = `Issued on ${longDate(issuedAt.toISOString())}`
  writer.element('P', () => writer.text(issued, styles.label, { ...box, y: top + 26 + link }))
  writer.y = Math.max(top + 64, top + 29 + link + 14, bottom + 6)
  writer.decoration(() =>
    writer.doc.moveTo(page.left, writer.y).lineTo(page.right, writer.y).lineWidth(0.75).stroke(colours.line),
  )
  writer.y += 13
}

/** Across the page, for those who look without reading. */
export function watermark(writer: Writer, text: string) {
  const { doc } = writer
  const size = 84
  const style = { ...styles.title, size, colour: '#a3241b' }
  doc.save()
  doc.rotate(-52, { origin: [page.width / 2, page.height / 2] }).fillOpacity(0.07)
  writer.text(text, style, { x: page.width / 2 - 450, y: page.height / 2 - size / 2, width: 900, align: 'center' })
  doc.restore()
}
