import { readCode } from '@shop/contract/codes'
import type { WaitingLine, WaitingOrder } from '@shop/contract/parcel'
import type { Scanned } from '../../../parts/desk/ScanField.tsx'

/** What is in the box so far: swabs by their line, and lines without barcodes that are in it whole. */
export type Box = { swabs: { line: number; barcode: string }[]; whole: number[]; trackingNumber: string }

export const emptyBox: Box = { swabs: [], whole: [], trackingNumber: '' }

export const swabsOf = (box: Box, { line }: WaitingLine) => box.swabs.filter((swab) => swab.line === line)

const isFull = (box: Box, line: WaitingLine) =>
  line.barcodes.length ? swabsOf(box, line).length === line.barcodes.length : box.whole.includes(line.line)

/** The line that is scanned for now: the first with barcodes that is not full. */
export const lineAtHand = (box: Box, { lines }: WaitingOrder) =>
  lines.find((line) => line.barcodes.length > 0 && !isFull(box, line))

export const isWhole = (box: Box, { lines }: WaitingOrder) => lines.every((line) => isFull(box, line))

type Taken = { box: Box; scanned: Scanned; opens?: string }

/** What a scan does: a swab goes into the box, another order’s number opens that one, and after the last swab a tracking number is taken. */
export function takeScan(box: Box, order: WaitingOrder, text: string): Taken {
  const wrong = (why: string): Taken => ({ box, scanned: { outcome: 'refused', text: why } })
  const right = (next: Box, what: string): Taken => ({ box: next, scanned: { outcome: 'accepted', text: what } })

  const barcode = readCode(text, 'barcode')
  const number = barcode ? null : readCode(text, 'order')
  if (number === order.number) return right(box, `${number} is open.`)
  if (number) {
    if (box.swabs.length) return wrong(`${order.number} is not finished: dispatch it first, or take its swabs out.`)
    return { ...right(box, `${number} is opened.`), opens: number }
  }
  const at = lineAtHand(box, order)
  if (barcode) {
    if (box.swabs.some((swab) => swab.barcode === barcode)) return wrong(`${barcode} is in the box already.`)
    if (!at) return wrong(`All swabs are in the box: ${barcode} is one too many.`)
    const next = { ...box, swabs: [...box.swabs, { line: at.line, barcode }] }
    return right(next, `${barcode}: ${at.product}, ${swabsOf(next, at).length} of ${at.barcodes.length}.`)
  }
  if (at) return wrong(`“${text}” is no swab’s barcode. It begins with KP and has ten digits.`)
  return right({ ...box, trackingNumber: text }, `Tracking number ${text}.`)
}

/** What is scanned next. */
export function promptOf(box: Box, order: WaitingOrder): string {
  const at = lineAtHand(box, order)
  if (!at) return 'Scan the tracking number, or dispatch it'
  return `Scan swab ${swabsOf(box, at).length + 1} of ${at.barcodes.length}: ${at.product}`
}
