import { species } from '@shop/contract/constants'
import type { Dispatch } from '@shop/contract/parcel'
import { eq, inArray } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import { orders } from '../../schema/order.ts'
import { readBarcode, readCode } from '@shop/contract/codes'
import { Faults } from '../../platform/input/faults.ts'
import { samples } from '../../schema/sample.ts'
import type { ParcelLine } from '../../schema/parcel.ts'
import type { Waiting } from './waiting.ts'

const speciesNames: Record<number, string> = { [species.canine]: 'dogs', [species.feline]: 'cats' }
const speciesOf = ({ item }: Waiting) => (item.product.species ? speciesNames[item.product.species.id] : undefined)

/** Who has these barcodes already: the numbers of their orders, null for one that belongs to none. */
async function ownersOf(tx: Db, barcodes: string[]): Promise<Map<string, string | null>> {
  const rows = await tx
    .select({ barcode: samples.barcode, number: orders.number })
    .from(samples)
    .leftJoin(orders, eq(orders.id, samples.orderId))
    .where(inArray(samples.barcode, barcodes))
  return new Map(rows.map(({ barcode, number }) => [barcode, number]))
}

/** A parcel that is being filled: each kit goes in once. */
class Contents {
  #lines = new Map<string, ParcelLine>()
  #taken = new Set<string>()

  free({ kits }: Waiting): string[] {
    return kits.flatMap(({ barcode }) => (this.#taken.has(barcode) ? [] : barcode))
  }

  addKit({ item }: Waiting, drawn: string, barcode = drawn) {
    this.#taken.add(drawn)
    const { quantity = 0, kits = [] } = this.#lines.get(item.id) ?? {}
    this.#lines.set(item.id, { itemId: item.id, quantity: quantity + 1, kits: [...kits, { barcode, drawn }] })
  }

  addPieces({ item }: Waiting, quantity: number) {
    this.#lines.set(item.id, { itemId: item.id, quantity, kits: [] })
  }

  get lines(): ParcelLine[] {
    return [...this.#lines.values()]
  }
}

/**
 * What goes into a parcel: what is named, else all that waits. A barcode that was drawn for a kit is that kit's label;
 * another is printed on a swab, and takes the place of a number that was drawn. Throws 428 with each barcode and line
 * that cannot go, and why.
 */
export async function chooseContents(
  tx: Db,
  waiting: Waiting[],
  { barcodes, lines }: Pick<Dispatch, 'barcodes' | 'lines'>,
): Promise<ParcelLine[]> {
  const contents = new Contents()
  const faults = new Faults()
  const lineAt = (place: number | undefined) => waiting.find(({ line }) => line === place)
  const typed = barcodes.map(({ barcode, line }) => ({ barcode: readBarcode(barcode), place: line }))
  const owners = await ownersOf(
    tx,
    typed.map(({ barcode }) => barcode),
  )
  const own = new Map(waiting.flatMap((line) => line.kits.map(({ barcode }) => [barcode, line])))

  const blank: typeof typed = []
  for (const { barcode, place } of typed) {
    const labelled = own.get(barcode)
    if (!readCode(barcode, 'barcode')) faults.add(barcode, 'is no barcode: KP and ten digits.')
    else if (typed.filter((one) => one.barcode === barcode).length > 1) faults.add(barcode, 'is named twice.')
    else if (labelled && place && place !== labelled.line) faults.add(barcode, elsewhere(labelled, lineAt(place)))
    else if (labelled) contents.addKit(labelled, barcode)
    else if (owners.has(barcode)) faults.add(barcode, usedBy(owners.get(barcode) ?? null))
    else blank.push({ barcode, place })
  }
  const withKits = waiting.filter(({ kits }) => kits.length > 0)
  for (const { barcode, place } of blank) {
    const line = place ? lineAt(place) : withKits.length === 1 ? withKits[0] : undefined
    const [drawn] = line ? contents.free(line) : []
    if (line && drawn) contents.addKit(line, drawn, barcode)
    else faults.add(barcode, line ? noKit(line) : place ? noLine(place) : whichLine(withKits))
  }

  for (const { line: place, quantity } of lines) {
    const line = lineAt(place)
    const free = line && (line.kits.length ? contents.free(line) : null)
    const left = free ? free.length : (line?.quantity ?? 0)
    if (!line) faults.add(`line ${place}`, 'does not wait to be packed.')
    else if (quantity && quantity > left) faults.add(`line ${place}`, `has ${left} left to pack.`)
    else if (free) for (const drawn of free.slice(0, quantity)) contents.addKit(line, drawn)
    else contents.addPieces(line, quantity ?? left)
  }

  if (!barcodes.length && !lines.length)
    for (const line of waiting) {
      if (line.kits.length) for (const { barcode } of line.kits) contents.addKit(line, barcode)
      else contents.addPieces(line, line.quantity)
    }
  faults.refuse('Nothing was dispatched.')
  return contents.lines
}

/** The label of one line on a kit of another: a cat's kit in a dog's box, or worse to find. */
function elsewhere(labelled: Waiting, named: Waiting | undefined): string {
  const [is, wanted] = [speciesOf(labelled), named && speciesOf(named)]
  return named && is && wanted && is !== wanted
    ? `is the label of a kit for ${is}, and line ${named.line} is for ${wanted}.`
    : `is the label of line ${labelled.line}.`
}
const usedBy = (number: string | null) => `is used already${number ? `, in order ${number}` : ''}.`
const noKit = ({ line, item, kits }: Waiting) =>
  kits.length
    ? `comes too late: line ${line} has no kit left to pack.`
    : `line ${line}, ${item.product.name}, has no barcodes.`
const noLine = (place: number) => `line ${place} does not wait to be packed.`
const whichLine = (withKits: Waiting[]) =>
  withKits.length
    ? `say of which line it is, as ${withKits[0]?.line}:KP…: ${withKits.map(({ line, item }) => `${line} is ${item.product.name}`).join(', ')}.`
    : 'no kit of this order waits to be packed.'
