import { type Fact, facts, heading, notice, smallList, table } from './parts.ts'
import { drawMark } from './shapes.ts'
import { colours, page, paperOf, styles, type Tone } from './theme.ts'
import { openWriter, type Writer } from './writer.ts'

/** A term and its amount, as read. */
export type Sum = [term: string, amount: string]

/** An invoice, a receipt or a credit note, in the words that it prints. */
export type Bill = {
  /** "Tax invoice". */
  title: string
  number: string
  issuedAt: Date
  /** Where it is sent. */
  country: string
  /** With the name first. */
  seller: string[]
  buyer: string[]
  facts: Fact[]
  /** Over the lines: "What was ordered". */
  heading: string
  lines: { what: string; quantity: number; each: string; amount: string }[]
  /** Above the total, which they come to. */
  sums: Sum[]
  total: Sum
  /** Below it: the tax that is in it, and what gift cards paid of it. */
  included: Sum[]
  /** Paid, or how to pay. */
  state: { title: string; text: string; tone: Tone } | null
  notes: string[]
  brand: string
  publicUrl: string
}

function letterhead(writer: Writer, { brand, publicUrl, title, number }: Bill) {
  const { top, left, right } = page
  writer.decoration(() => drawMark(writer, { x: left, y: top - 1, size: 21 }, colours.accent))
  writer.element('P', () => writer.text(brand, styles.brand, { x: left + 29, y: top, width: 200 }))
  writer.element('P', () =>
    writer.text(new URL(publicUrl).host, styles.label, { x: right - 250, y: top + 6, width: 250, align: 'right' }),
  )
  writer.y = top + 48
  writer.paragraph(`${title} ${number}`, styles.title, { type: 'H1', after: 12 })
  writer.decoration(() =>
    writer.doc.moveTo(left, writer.y).lineTo(right, writer.y).lineWidth(0.75).stroke(colours.line),
  )
  writer.y += 14
}

/** Who bills whom, side by side. */
function parties(writer: Writer, { seller, buyer }: Bill) {
  const width = page.content / 2 - 12
  const top = writer.y
  const bottoms = [
    { label: 'From', lines: seller, x: page.left },
    { label: 'Bill to', lines: buyer, x: page.left + page.content / 2 },
  ].map(({ label, lines, x }) => {
    writer.y = top
    writer.paragraph(label, styles.label, { type: 'H2', x, width, after: 2 })
    for (const [index, line] of lines.entries())
      writer.paragraph(line, index === 0 ? styles.strong : styles.body, { x, width })
    return writer.y
  })
  writer.y = Math.max(...bottoms) + 14
}

/** Terms and amounts on the right, under the amounts of the lines. */
function sums(writer: Writer, { sums: above, total, included }: Bill) {
  const x = page.left + page.content / 2
  const width = page.content / 2
  const rows = [
    ...above.map((sum) => ({ sum, style: styles.body })),
    { sum: total, style: { ...styles.section, size: 12 } },
    ...included.map((sum) => ({ sum, style: styles.small })),
  ]
  writer.y += 8
  writer.group('Table', () => {
    for (const { sum, style } of rows) {
      const [term, amount] = sum
      const height = writer.height(term, width - 100, style) + 4
      writer.room(height)
      const { y } = writer
      writer.group('TR', () => {
        writer.element('TH', () => writer.text(term, style, { x, y, width: width - 100 }), { scope: 'Row' })
        writer.element('TD', () => writer.text(amount, style, { x: page.right - 100, y, width: 100, align: 'right' }))
      })
      writer.y += height
    }
  })
}

/** A bill as a tagged PDF; the same bill is the same file, byte for byte. */
export async function renderBill(bill: Bill): Promise<Buffer> {
  const { title, number, brand, issuedAt, state, lines, notes } = bill
  const name = `${title} ${number}`
  const writer = await openWriter(
    { title: name, author: brand, subject: name, date: issuedAt, paper: paperOf(bill.country) },
    bill,
  )
  letterhead(writer, bill)
  parties(writer, bill)
  facts(writer, bill.facts, { x: page.left, width: page.content, shares: [1, 1, 1, 1] })
  writer.y += 8
  if (state) notice(writer, state)
  heading(writer, bill.heading)
  table(
    writer,
    [
      { head: 'Item', share: 52 },
      { head: 'Quantity', share: 12, align: 'right' },
      { head: 'Each', share: 18, align: 'right' },
      { head: 'Amount', share: 18, align: 'right' },
    ],
    lines.map(({ what, quantity, each, amount }) => [what, String(quantity), each, { text: amount, isStrong: true }]),
  )
  sums(writer, bill)
  if (notes.length) {
    writer.y += 16
    smallList(writer, notes)
  }
  return writer.end((index, count) =>
    writer.text(`${brand} · ${name} · page ${index + 1} of ${count}`, styles.label, {
      x: page.left,
      y: 806,
      width: page.content,
    }),
  )
}
