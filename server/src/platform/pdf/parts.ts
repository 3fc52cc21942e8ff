import type { ResultStatus } from '@shop/contract/verdict'
import { colours, page, type Style, styles, type Tone, toneOf } from './theme.ts'
import type { Box, Writer } from './writer.ts'

/** Of running text: smaller where a page is to be spared. */
export const bodyStyle = ({ isDense }: Writer): Style => (isDense ? styles.cell : styles.body)

/** A section's heading, on one page with what follows it. */
export function heading(writer: Writer, text: string, { follows = 60 } = {}) {
  writer.y += writer.isDense ? 8 : 15
  const after = writer.isDense ? 4 : 7
  if (writer.room(writer.height(text, page.content, styles.section) + after + follows)) writer.y += 4
  writer.paragraph(text, styles.section, { type: 'H2', after })
}

/** A tinted box with a bold beginning, on one line where it has room: what nobody should miss. */
export function notice(writer: Writer, { title, text, tone }: { title: string; text: string; tone: Tone }) {
  const width = page.content - 28
  const bold = { ...styles.strong, colour: tone.fg }
  const beside = writer.width(title, bold) + 8
  const isOneLine = beside + writer.width(text, styles.body) < width
  const [top, rest] = [writer.height(title, width, bold), writer.height(text, width, styles.body)]
  const padding = isOneLine ? 6 : 9
  const height = (isOneLine ? Math.max(top, rest) : top + rest) + padding * 2
  writer.room(height)
  const { y } = writer
  writer.decoration(() => {
    writer.doc.roundedRect(page.left, y, page.content, height, 8).clip()
    writer.doc.rect(page.left, y, page.content, height).fill(tone.bg)
    writer.doc.rect(page.left, y, 4, height).fill(tone.fg)
  })
  const x = page.left + 16
  writer.element('P', () => writer.text(title, bold, { x, y: y + padding, width }))
  const place = isOneLine ? { x: x + beside, y: y + padding } : { x, y: y + padding + top }
  writer.element('P', () => writer.text(text, styles.body, { ...place, width: width + x - place.x }))
  writer.y = y + height + 8
}

export type Fact = [label: string, value: string | null | undefined]

type Columns = { x: number; width: number; shares: number[] }
const factGap = 8

/** Rows of facts in their layout: each has its facts with their boxes, and the height of its labels and values. */
function factRows(writer: Writer, all: Fact[], { x, width, shares }: Columns) {
  const known = all.filter((fact): fact is [string, string] => Boolean(fact[1]))
  const total = shares.reduce((sum, share) => sum + share, 0)
  const columns = shares.map((share) => (width * share) / total)
  const boxOf = (index: number) => ({
    x: x + columns.slice(0, index).reduce((sum, column) => sum + column, 0),
    width: (columns[index] ?? 0) - 12,
  })
  return Array.from({ length: Math.ceil(known.length / columns.length) }, (_, row) => {
    const first = row * columns.length
    const cells = known
      .slice(first, first + columns.length)
      .map(([label, value], index) => ({ label, value, box: boxOf(index) }))
    return {
      cells,
      labels: Math.max(...cells.map(({ label, box }) => writer.height(label, box.width, styles.label))),
      values: Math.max(...cells.map(({ value, box }) => writer.height(value, box.width, styles.value))),
    }
  })
}

/** Labels above their values, in columns; a fact without a value is left out. */
export function facts(writer: Writer, all: Fact[], columns: Columns) {
  writer.group('L', () => {
    for (const { cells, labels, values } of factRows(writer, all, columns)) {
      writer.room(labels + values)
      const { y } = writer
      for (const { label, value, box } of cells)
        writer.group('LI', () => {
          writer.element('Lbl', () => writer.text(label, styles.label, { ...box, y }))
          writer.element('LBody', () => writer.text(value, styles.value, { ...box, y: y + labels }))
        })
      writer.y = y + labels + values + factGap
    }
  })
  writer.y -= factGap
}

const pillStyle = ({ fg }: Tone): Style => ({ ...styles.cellStrong, size: 8, colour: fg })
const pillHeight = 15
export const pillWidth = (writer: Writer, text: string, tone: Tone) => writer.width(text, pillStyle(tone)) + 14

/** A word in its colour, inside an element that has the word as text. */
export function pill(writer: Writer, text: string, tone: Tone, { x, y }: { x: number; y: number }) {
  const width = pillWidth(writer, text, tone)
  writer.doc.roundedRect(x, y, width, pillHeight, pillHeight / 2).fill(tone.bg)
  writer.text(text, pillStyle(tone), { x: x + 7, y: y + 2, width: width - 6 })
}

export type Tally = { status: ResultStatus | null; word: string; count: number }

/** How many results came out how: one bar, and its parts named beneath. */
export function tallies(writer: Writer, parts: Tally[]) {
  const shown = parts.filter(({ count }) => count > 0)
  const total = shown.reduce((sum, { count }) => sum + count, 0)
  const { y } = writer
  writer.room(44)
  writer.element(
    'Figure',
    () => {
      writer.doc.save().roundedRect(page.left, y, page.content, 12, 6).clip()
      let x = page.left
      for (const { status, count } of shown) {
        const width = (page.content * count) / total
        const { fg, bg } = toneOf(status)
        writer.doc.rect(x, y, width, 12).fill(status === 'no_result' || status === null ? '#d9cdc4' : fg)
        if (x > page.left) writer.doc.rect(x - 0.75, y, 1.5, 12).fill(bg === fg ? bg : colours.white)
        x += width
      }
      writer.doc.restore()
      let at = page.left
      for (const { status, word, count } of shown) {
        const tone = toneOf(status)
        const text = `${count} ${word}`
        pill(writer, text, tone, { x: at, y: y + 20 })
        at += pillWidth(writer, text, tone) + 8
      }
    },
    { alt: shown.map(({ word, count }) => `${count} ${word}`).join(', ') },
  )
  writer.y = y + 40
}

/** A bar shows its percent in words as well. `under` is smaller, on lines of its own. */
export type Cell =
  | string
  | { text: string; isStrong?: boolean; under?: string }
  | { pill: string; tone: Tone }
  | { bar: number; text: string }
/** `share` of the table's width, of all the shares together. */
export type Column = { head: string; share: number; align?: 'right' }

const contentOfCell = (cell: Cell) =>
  typeof cell === 'string' ? cell : 'text' in cell ? cell.text : 'pill' in cell ? cell.pill : ''

/** A table with its head again on every page. The first cell names its row. */
export function table(writer: Writer, columns: Column[], rows: Cell[][], { isDense = writer.isDense } = {}) {
  const padding = isDense ? 1.5 : 4.5
  const shares = columns.reduce((sum, { share }) => sum + share, 0)
  const widths = columns.map(({ share }) => (page.content * share) / shares - 10)
  const xOf = (index: number) => page.left + widths.slice(0, index).reduce((sum, width) => sum + width + 10, 0)
  const styleOf = (cell: Cell, index: number) =>
    index === 0 || (typeof cell === 'object' && 'isStrong' in cell && cell.isStrong) ? styles.cellStrong : styles.cell
  const boxOf = (index: number, y: number) => ({
    x: xOf(index),
    y,
    width: widths[index] ?? 0,
    ...(columns[index]?.align && { align: columns[index].align }),
  })
  const headHeight = Math.max(
    ...columns.map(({ head }, index) => writer.height(head, widths[index] ?? 0, styles.label)),
  )
  const rule = (y: number, colour: string, weight: number) =>
    writer.decoration(() => writer.doc.moveTo(page.left, y).lineTo(page.right, y).lineWidth(weight).stroke(colour))
  const heads = (y: number) =>
    columns.map(
      ({ head }, index) =>
        () =>
          writer.text(head, styles.label, boxOf(index, y)),
    )
  const afterHead = () => {
    writer.y += headHeight + 4
    rule(writer.y, colours.edge, 0.75)
  }

  writer.group('Table', () => {
    writer.room(headHeight + 40)
    writer.group('TR', () => {
      for (const draw of heads(writer.y)) writer.element('TH', draw, { scope: 'Column' })
    })
    afterHead()
    for (const row of rows) {
      const heights = row.map((cell, index) =>
        typeof cell === 'object' && 'pill' in cell
          ? pillHeight
          : writer.height(contentOfCell(cell), widths[index] ?? 0, styleOf(cell, index)) +
            underHeight(writer, cell, widths[index] ?? 0),
      )
      const height = Math.max(...heights) + padding * 2
      if (writer.room(height)) {
        writer.decoration(() => {
          for (const draw of heads(writer.y)) draw()
        }, 'Pagination')
        afterHead()
      }
      const y = writer.y + padding
      writer.group('TR', () => {
        for (const [index, cell] of row.entries())
          writer.element(
            index === 0 ? 'TH' : 'TD',
            () => drawCell(writer, cell, styleOf(cell, index), boxOf(index, y)),
            {
              ...(index === 0 && { scope: 'Row' as const }),
            },
          )
      })
      writer.y += height
      rule(writer.y, colours.line, 0.6)
    }
  })
}

const underOf = (cell: Cell) => (typeof cell === 'object' && 'under' in cell && cell.under) || null

function underHeight(writer: Writer, cell: Cell, width: number) {
  const under = underOf(cell)
  return under ? writer.height(under, width, styles.label) : 0
}

/** Of the words before a bar: a percent with its range and confidence is one line. */
const barTextWidth = 158

function drawCell(writer: Writer, cell: Cell, style: Style, box: Box) {
  if (typeof cell === 'object' && 'pill' in cell)
    return pill(writer, cell.pill, cell.tone, { x: box.x, y: box.y - 1.5 })
  if (typeof cell === 'object' && 'bar' in cell) {
    const besideText = barTextWidth + 8
    const [x, width] = [box.x + besideText, box.width - besideText]
    writer.doc.roundedRect(x, box.y + 1, width, 9, 4.5).fill(colours.sand)
    writer.doc.roundedRect(x, box.y + 1, Math.max(9, (width * cell.bar) / 100), 9, 4.5).fill(colours.accent)
    return writer.text(cell.text, styles.cellStrong, { ...box, width: barTextWidth })
  }
  writer.text(contentOfCell(cell), style, box)
  const under = underOf(cell)
  if (under)
    writer.text(under, styles.label, { ...box, y: box.y + writer.height(contentOfCell(cell), box.width, style) })
}

export const smallHeight = (writer: Writer, text: string): number =>
  writer.height(text, page.content - 12, styles.small)

/** Points of a list, in small words. */
export function smallList(writer: Writer, texts: string[]) {
  writer.group('L', () => {
    for (const text of texts) {
      const height = smallHeight(writer, text)
      writer.room(height)
      const { y } = writer
      writer.group('LI', () => {
        writer.decoration(() => writer.doc.circle(page.left + 2.5, y + 5.6, 1.4).fill(colours.edge))
        writer.element('LBody', () =>
          writer.text(text, styles.small, { x: page.left + 12, y, width: page.content - 12 }),
        )
      })
      writer.y += height + 2
    }
  })
}
