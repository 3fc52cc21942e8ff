import type { ReplyOf } from '@shop/contract/call-parts'
import { type Parcel, parcelCalls, type WaitingLine, type WaitingOrder } from '@shop/contract/parcel'
import { ask, type Connection } from '../../platform/command-line/command-line.ts'

/** Every order of which something waits to be packed: express first, then the oldest. */
export async function everyWaiting(world: Connection): Promise<WaitingOrder[]> {
  const all: WaitingOrder[] = []
  for (let page: number | null = 1; page !== null;) {
    const found: ReplyOf<typeof parcelCalls.listWaitingOrders> = await ask(world, parcelCalls.listWaitingOrders, {
      query: { page },
    })
    all.push(...found.results)
    page = found.next
  }
  return all
}

export const addressText = ({ address, email }: WaitingOrder) => {
  if (!address) return `no address: ask ${email}`
  const { firstName, lastName, address: street, address2, city, state, postalCode, country } = address
  return [`${firstName} ${lastName}`, street, address2, [city, state, postalCode].filter(Boolean).join(' '), country]
    .filter(Boolean)
    .join(', ')
}

export const lineText = ({ line, quantity, product, replacements, barcodes }: WaitingLine) =>
  [
    `  ${line}`,
    `${quantity} x ${product}`,
    ...(replacements ? [`(${replacements} in place of a sample that failed)`] : []),
    ...(barcodes.length ? [barcodes.join(' ')] : []),
  ].join('  ')

export const contentsOf = ({ contents }: Parcel) =>
  contents.map(({ quantity, product, barcodes }) => [`  ${quantity} x ${product}`, ...barcodes].join('  '))
