import type { WaitingOrder } from '@shop/contract/parcel'
import { addressLines } from '../order/address-lines.ts'
import { brandOf } from '../../platform/config/brand.ts'
import { facts, heading, notice, table } from '../../platform/pdf/parts.ts'
import { drawMark, drawQrCode } from '../../platform/pdf/shapes.ts'
import { colours, page, paperOf, styles, tones } from '../../platform/pdf/theme.ts'
import { openWriter, type Writer } from '../../platform/pdf/writer.ts'

type Brand = Parameters<typeof brandOf>[0]

const qrSize = 72

/** One order on a page of its own: where it goes, what goes into the box, and its number as a code to scan. */
function slip(writer: Writer, order: WaitingOrder, brand: string) {
  const { number, placedAt, email, delivery, isExpress, isTestPayment, lines } = order
  writer.decoration(() => drawMark(writer, { x: page.left, y: writer.y - 1, size: 21 }, colours.accent))
  writer.element('P', () => writer.text(brand, styles.brand, { x: page.left + 29, y: writer.y, width: 200 }))
  writer.decoration(() =>
    drawQrCode(writer, number, { x: page.right - qrSize, y: writer.y, size: qrSize }, colours.ink),
  )
  writer.y += 44
  writer.paragraph(number, styles.title, { type: 'H1', after: 10, width: page.content - qrSize - 12 })
  if (isExpress) notice(writer, { title: 'Express', text: 'Pack it first.', tone: tones.plain })
  if (isTestPayment) notice(writer, { title: 'A test', text: 'Nothing was paid: do not send it.', tone: tones.plain })
  facts(
    writer,
    [
      ['Placed', placedAt.slice(0, 10)],
      ['Delivery', delivery ?? 'On account'],
      ['Email', email],
    ],
    { x: page.left, width: page.content, shares: [1, 1, 2] },
  )
  writer.y += 10
  heading(writer, 'To')
  for (const line of addressOf(order)) writer.paragraph(line, styles.name)
  heading(writer, 'In the box')
  table(
    writer,
    [
      { head: 'Line', share: 8 },
      { head: 'Product', share: 50 },
      { head: 'Quantity', share: 12, align: 'right' },
      { head: 'Numbers drawn for it', share: 30 },
    ],
    lines.map(({ line, product, quantity, barcodes, replacements }) => [
      String(line),
      replacements ? `${product} (${replacements} in place of a sample that failed)` : product,
      String(quantity),
      barcodes.join(', '),
    ]),
  )
}

const addressOf = ({ address, email }: WaitingOrder) => (address ? addressLines(address) : [`No address: ask ${email}`])

const fileOf = (title: string, orders: WaitingOrder[], brand: string) => ({
  title,
  author: brand,
  subject: orders.map(({ number }) => number).join(', '),
  // The newest order's: the same orders are the same file.
  date: new Date(Math.max(...orders.map(({ placedAt }) => Date.parse(placedAt)))),
  paper: paperOf(orders[0]?.address?.country ?? null),
})

/** Packing slips as a tagged PDF, in the order given. */
export async function renderSlips(orders: WaitingOrder[], config: Brand): Promise<Buffer> {
  const brand = brandOf(config)
  const title = orders.length === 1 ? `Packing slip ${orders[0]?.number}` : 'Packing slips'
  const writer = await openWriter(fileOf(title, orders, brand), orders)
  for (const [index, order] of orders.entries()) {
    if (index) writer.room(Infinity)
    slip(writer, order, brand)
  }
  return writer.end(() => {})
}

/** Eight to a sheet, in two columns. */
const label = { columns: 2, rows: 4, height: 178, padding: 14 }

/** Address labels as a tagged PDF, in the order given. */
export async function renderLabels(orders: WaitingOrder[], config: Brand): Promise<Buffer> {
  const brand = brandOf(config)
  const writer = await openWriter(fileOf('Address labels', orders, brand), orders)
  const width = page.content / label.columns
  for (const [index, order] of orders.entries()) {
    const at = index % (label.columns * label.rows)
    if (index && !at) writer.room(Infinity)
    const x = page.left + (at % label.columns) * width
    const top = page.top + Math.floor(at / label.columns) * label.height
    writer.decoration(() =>
      writer.doc
        .roundedRect(x, top, width - 8, label.height - 8, 8)
        .lineWidth(0.5)
        .stroke(colours.line),
    )
    writer.y = top + label.padding
    const box = { x: x + label.padding, width: width - 8 - label.padding * 2 }
    for (const line of addressOf(order)) writer.paragraph(line, styles.section, box)
    writer.element('P', () =>
      writer.text(`${order.number}${order.isExpress ? ' · Express' : ''} · ${brand}`, styles.label, {
        ...box,
        y: top + label.height - 8 - label.padding - 8,
      }),
    )
  }
  return writer.end(() => {})
}
