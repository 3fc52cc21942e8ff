import { printedForms, type PrintedFormSlug } from '@shop/contract/forms-to-print'
import { blanks, choice, lineHeight, rule } from '../../platform/pdf/blanks.ts'
import { heading, smallList } from '../../platform/pdf/parts.ts'
import { drawMark } from '../../platform/pdf/shapes.ts'
import { colours, page, styles } from '../../platform/pdf/theme.ts'
import { openWriter, type Writer } from '../../platform/pdf/writer.ts'
import { forms, type Row } from './forms.ts'

/** When the forms last changed: the same form is the same file, byte for byte. */
const changedOn = new Date('2026-11-29T00:00:00Z')

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
export async function renderForm(slug: PrintedFormSlug, { brand, publicUrl }: Letterhead): Promise<Buffer> {
  const { lead, sections, notes } = forms[slug]
  const title = printedForms.find((form) => form.slug === slug)?.title ?? ''
  const writer = await openWriter({ title, author: brand, subject: lead, date: changedOn }, brand)
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
