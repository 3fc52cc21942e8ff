import { readBarcode, readCode } from '@shop/contract/codes'
import { parcelCalls, type WaitingLine, type WaitingOrder } from '@shop/contract/parcel'
import { ask, type Command, type Connection, eachScan, Refused } from '../../platform/command-line/command-line.ts'
import { addressText, contentsOf, everyWaiting, lineText } from './waiting-orders.ts'

/** What becomes of an order's line: a swab of it is packed, or all of a line without barcodes, or it stays here. */
type Packed = { line: number; barcode: string } | { line: number; isLeft: boolean }
type Box = { order: WaitingOrder; packed: Packed[] }

const swabsOf = ({ packed }: Box) => packed.flatMap((one) => ('barcode' in one ? [one] : []))

const isDone = (box: Box, { line, barcodes }: WaitingLine) =>
  box.packed.some((one) => one.line === line && 'isLeft' in one) ||
  (barcodes.length > 0 && swabsOf(box).filter((one) => one.line === line).length === barcodes.length)

/** The line that is packed now; undefined when the box is full. */
const lineAtHand = (box: Box) => box.order.lines.find((line) => !isDone(box, line))

function promptOf(box: Box): string {
  const at = lineAtHand(box)
  if (!at) return 'Scan the tracking number, or type none.'
  const { line, product, quantity, barcodes } = at
  if (!barcodes.length) return `Line ${line}: put in ${quantity} x ${product}, and type ok.`
  const count = swabsOf(box).filter((one) => one.line === line).length + 1
  return `Line ${line}: scan swab ${count} of ${barcodes.length} of ${product}.`
}

/** One scan, or word, about the current line. */
function pack(box: Box, { line, barcodes }: WaitingLine, text: string): Packed {
  if (text === 'skip') return { line, isLeft: true }
  if (!barcodes.length) {
    if (text === 'ok') return { line, isLeft: false }
    throw new Refused('This line has no barcode: type ok when it is in the box, or skip.')
  }
  const barcode = readBarcode(text)
  if (swabsOf(box).some((one) => one.barcode === barcode)) throw new Refused(`${barcode} is in the box already.`)
  return { line, barcode }
}

async function dispatch(world: Connection, { order, packed }: Box, to: Record<string, string | undefined>) {
  const whole = packed.flatMap((one) => ('isLeft' in one && !one.isLeft ? [{ line: one.line }] : []))
  const barcodes = packed.flatMap((one) => ('barcode' in one ? [one] : []))
  if (!whole.length && !barcodes.length) return world.say(`Nothing of ${order.number} is packed.`)
  const { parcel, waiting } = await ask(world, parcelCalls.dispatchOrder, {
    params: { number: order.number },
    body: { barcodes, lines: whole, ...to },
  })
  world.say(`${parcel.number} is on its way. In it are:`)
  for (const text of contentsOf(parcel)) world.say(text)
  if (waiting.length) world.say('Left to pack:')
  for (const left of waiting) world.say(lineText(left))
}

/** Packs by scanning: an order, its swabs line by line, its tracking number where there is a carrier, and the next order. */
export const scanParcels: Command['run'] = async (_, { carrier, reason }, world) => {
  const bench: { box: Box | null } = { box: null }
  const put = (box: Box | null) => {
    if (bench.box) world.say(`${bench.box.order.number} is left as it was.`)
    bench.box = box
  }

  const open = async (number: string) => {
    const order = (await everyWaiting(world)).find((one) => one.number === number)
    if (!order) throw new Refused(`${number} does not wait to be packed.`)
    put({ order, packed: [] })
    world.say([number, ...(order.isExpress ? ['EXPRESS'] : []), addressText(order)].join('  '))
    for (const line of order.lines) world.say(lineText(line))
  }

  const send = async (box: Box, tracking?: string) => {
    // What the shop refuses is packed again: nothing of it was recorded.
    const packed = box.packed.splice(0)
    await dispatch(world, { ...box, packed }, { reason, ...(tracking && { carrier, trackingNumber: tracking }) })
    bench.box = null
  }

  const take = async (text: string) => {
    const { box } = bench
    const order = readCode(text, 'order')
    if (order) return open(order)
    if (!box) throw new Refused('Scan an order first: its number is on the packing list, as KP-100042.')
    if (text === 'stop') return put(null)
    if (text === 'undo') return void box.packed.pop()
    const at = lineAtHand(box)
    if (at) box.packed.push(pack(box, at, text))
    if (lineAtHand(box)) return
    if (!carrier) return send(box)
    if (!at) return send(box, text === 'none' ? undefined : text)
  }

  world.say(
    'Scan an order. While you pack: undo takes the last swab out, skip leaves a line here, stop leaves the order.',
  )
  await eachScan(world, take, () => (bench.box ? promptOf(bench.box) : 'Scan the next order.'))
  put(null)
}
