import { colours, page, styles } from './theme.ts'
import type { Writer } from './writer.ts'

/** Room to write by hand between a label and its line, and between rows; in points. */
export const lineHeight = 20
const gap = 12
const box = 9

export const rule = ({ doc }: Writer, x: number, y: number, width: number) =>
  doc
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(0.75)
    .stroke(colours.edge)

/** Labels with lines to write on, each with its share of the width. */
export function blanks(writer: Writer, cells: [label: string, share: number][]) {
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

/** A question with empty boxes: a person ticks one. */
export function choice(writer: Writer, question: string, options: string[]) {
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
