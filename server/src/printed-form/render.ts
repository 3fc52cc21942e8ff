import { printedForms, type PrintedFormSlug } from '@shop/contract/printed-form'
import { heading, smallList } from '../pdf/parts.ts'
import { drawMark } from '../pdf/shapes.ts'
import { colours, page, styles } from '../pdf/theme.ts'
import { openWriter, type Writer } from '../pdf/writer.ts'
import { forms, type Row } from './forms.ts'

/** When the forms last changed: the same form is the same file, byte for byte. */
const changedOn = new Date('2026-11-21T00:00:00Z')

/** Room to write by hand between a label and its line, and between rows; in points. */
const lineHeight = 20
const gap = 12
const box = 9

const rule = ({ doc }: Writer, x: number, y: number, width: number) =>
  doc
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(0.75)
    .stroke(colours.edge)

function blanks(writer: Writer, cells: [label: string, share: number][]) {
  const total = cells.reduce((sum, [, share]) => sum + share, 0)
  const widths = cells.map(([, share]) => ((page.content + gap) * share) / total - gap)
  const labels = Math.max(...cells.map(([label], index) => writer.height(label, widths[index] ?? 0, styles.label)))
  writer.room(labels + lineHeight + 8)
  const { y } = writer
  let x = page.left
  for (const [index, [label]] of cells.entries()) {
    const [left, width] = [x, widths[index] ?? 0]
    writer.element('P', () => writer.text(label, styles.label, { x: left, y, width }))
    writer.decoration(() => rule(writer, left, y + labels + lineHeight, width))
    x += width + gap
  }
  writer.y = y + labels + lineHeight + 6
}

function choice(writer: Writer, question: string, options: string[]) {
  writer.room(22)
  const y = writer.y + 3
  const at = styles.cell.size * styles.cell.leading
  writer.element('P', () => writer.text(question, styles.label, { x: page.left, y: y + 1.5, width: page.content }))
  let x = page.left + writer.width(question, styles.label) + gap
  // A long question has its boxes on a line of their own.
  const room = options.reduce((sum, option) => sum + writer.width(option, styles.cell) + box + 5 + gap, 0)
  const isBelow = x + room > page.right
  if (isBelow) x = page.left
  const top = isBelow ? y + 15 : y
  writer.group('L', () => {
    for (const option of options) {
      const left = x
      const width = writer.width(option, styles.cell) + 2
      writer.decoration(() =>
        writer.doc
          .rect(left, top + 1.5, box, box)
          .lineWidth(0.75)
          .stroke(colours.edge),
      )
      writer.group('LI', () =>
        writer.element('LBody', () => writer.text(option, styles.cell, { x: left + box + 5, y: top, width })),
      )
      x += box + 5 + width + gap
    }
  })
  writer.y = top + at + 7
}

function roomToWrite(writer: Writer, label: string, lines: number) {
  writer.room(lines * lineHeight + 16)
  writer.paragraph(label, styles.label)
  for (let line = 0; line < lines; line++) {
    writer.y += lineHeight
    writer.decoration(() => rule(writer, page.left, writer.y, page.content))
  }
  writer.y += 6
}

function write(writer: Writer, row: Row) {
  if ('blanks' in row) blanks(writer, row.blanks)
  else if ('question' in row) choice(writer, row.question, row.options)
  else if ('room' in row) roomToWrite(writer, row.room, row.lines)
  else writer.paragraph(row.text, styles.cell, { after: 7 })
}

type Letterhead = { brand: string; publicUrl: string }

/** A form to print and fill in by hand, as a tagged PDF of A4. */
export function renderForm(slug: PrintedFormSlug, { brand, publicUrl }: Letterhead): Promise<Buffer> {
  const { lead, sections, notes } = forms[slug]
  const title = printedForms.find((form) => form.slug === slug)?.title ?? ''
  const writer = openWriter({ title, author: brand, subject: lead, date: changedOn })
  const top = page.top - 12
  writer.decoration(() => drawMark(writer, { x: page.left, y: top, size: 17 }, colours.accent))
  writer.element('P', () =>
    writer.text(brand, { ...styles.brand, size: 14 }, { x: page.left + 24, y: top, width: 200 }),
  )
  writer.element('P', () =>
    writer.text(new URL(publicUrl).host, styles.label, { x: page.right - 250, y: top + 4, width: 250, align: 'right' }),
  )
  writer.y = top + 30
  writer.paragraph(title, { ...styles.title, size: 19 }, { type: 'H1', after: 2 })
  writer.paragraph(lead, { ...styles.body, colour: colours.quiet })
  for (const section of sections) {
    writer.y -= 5
    heading(writer, section.title)
    for (const row of section.rows) write(writer, row)
  }
  writer.y += 8
  smallList(writer, notes)
  return writer.end((index, count) =>
    writer.text(`${brand} · ${title} · page ${index + 1} of ${count}`, styles.label, {
      x: page.left,
      y: 806,
      width: page.content,
    }),
  )
}
