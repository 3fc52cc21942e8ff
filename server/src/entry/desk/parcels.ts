import { carrierCodes } from '@shop/contract/carriers'
import { parcelCalls, type WaitingOrder } from '@shop/contract/parcel'
import { ask, type Command, Refused, textsIn, wordOf } from '../../platform/command-line/command-line.ts'
import { csvOf } from '@shop/contract/csv'
import { scanParcels } from './scan-parcels.ts'
import { addressText, contentsOf, everyWaiting, lineText } from './waiting-orders.ts'

const columns =
  'number,placed_at,delivery,is_express,is_test,line,product,quantity,barcodes,first_name,last_name,address,address2,city,state,postal_code,country,phone,email'

const csvLines = ({ number, placedAt, delivery, isExpress, isTestPayment, address, email, lines }: WaitingOrder) =>
  lines.map(({ line, product, quantity, barcodes }) => [
    number,
    placedAt.slice(0, 10),
    delivery ?? '',
    isExpress ? 'yes' : 'no',
    isTestPayment ? 'yes' : 'no',
    line,
    product,
    quantity,
    barcodes.join(' '),
    address?.firstName ?? '',
    address?.lastName ?? '',
    address?.address ?? '',
    address?.address2 ?? '',
    address?.city ?? '',
    address?.state ?? '',
    address?.postalCode ?? '',
    address?.country ?? '',
    address?.phone ?? '',
    email,
  ])

/** "2:KP4827190001" or "KP4827190001". */
function barcodeOf(text: string) {
  const [, line, barcode] = /^(?:(\d{1,3}):)?(.*)$/s.exec(text) ?? []
  return { barcode, ...(line && { line: Number(line) }) }
}

/** "3" or "3:2". */
function lineOf(text: string) {
  const [, line, quantity] = /^(\d{1,3})(?::(\d{1,4}))?$/.exec(text) ?? []
  if (!line) throw new Refused(`A line is like 3, or 3:2 for two of it, not ${text}.`)
  return { line: Number(line), ...(quantity && { quantity: Number(quantity) }) }
}

export const parcelCommands: Record<string, Command> = {
  'dispatch list': {
    usage: `  npm run desk -- dispatch list [--format csv]
      What waits to be packed: express first, then the oldest.`,
    words: [0, 0],
    options: ['format'],
    run: async (_, { format }, world) => {
      if (format && format !== 'csv') throw new Refused('The format is csv, or left out.')
      const waiting = await everyWaiting(world)
      if (format) return world.say(csvOf([columns.split(','), ...waiting.flatMap(csvLines)]).trimEnd())
      for (const order of waiting) {
        const { number, placedAt, isExpress, delivery, isTestPayment, lines } = order
        const head = [number, placedAt.slice(0, 10), isExpress ? 'EXPRESS' : (delivery ?? 'on account')]
        world.say([...head, ...(isTestPayment ? ['test'] : []), addressText(order)].join('  '))
        for (const line of lines) world.say(lineText(line))
      }
      if (!waiting.length) world.say('Nothing waits to be packed.')
    },
  },

  dispatch: {
    usage: `  npm run desk -- dispatch KP-100042 [--barcode KP4827190001 …] [--line 3] [--carrier auspost --tracking 33ABC0012345]
      Records a parcel. With nothing named, all that waits is in it, under the barcodes of the list.
      --barcode   printed on a swab, once for each; 2:KP4827190001 for line 2, where several lines have kits
      --line      what else goes along: all that waits of line 3, or 3:2 for two of it
      --carrier   ${carrierCodes.join(', ')}
      --reason    for the audit; without it, that it was dispatched`,
    words: [1, 1],
    options: ['barcode', 'line', 'carrier', 'tracking', 'reason'],
    repeated: ['barcode', 'line'],
    run: async (words, { barcode, line, carrier, tracking, reason }, world) => {
      const number = wordOf(words, 'the order')
      const { parcel, isNew, waiting } = await ask(world, parcelCalls.dispatchOrder, {
        params: { number },
        body: {
          barcodes: textsIn(barcode).map(barcodeOf),
          lines: textsIn(line).map(lineOf),
          carrier,
          trackingNumber: tracking,
          reason,
        },
      })
      world.say(
        isNew ? `${parcel.number} is on its way. In it are:` : `${parcel.number} was dispatched before. In it are:`,
      )
      for (const text of contentsOf(parcel)) world.say(text)
      if (waiting.length) world.say('Left to pack:')
      for (const left of waiting) world.say(lineText(left))
    },
  },

  'dispatch scan': {
    usage: `  npm run desk -- dispatch scan [--carrier auspost] [--reason "The post of today"]
      Packs by scanning: an order's number, its swabs, and the tracking number where a carrier is named; then the next.`,
    words: [0, 0],
    options: ['carrier', 'reason'],
    run: scanParcels,
  },

  'dispatch undo': {
    usage: `  npm run desk -- dispatch undo KP-100042-1 --reason "Left in the office"
      Takes a parcel back, as long as nothing of it is activated or has arrived.`,
    words: [1, 1],
    options: ['reason'],
    run: async (words, { reason }, world) => {
      const number = wordOf(words, 'the parcel')
      const { parcel, isNew } = await ask(world, parcelCalls.undoParcel, { params: { number }, body: { reason } })
      world.say(isNew ? `${parcel.number} is undone. In it were:` : `${parcel.number} was undone before.`)
      if (isNew) for (const line of contentsOf(parcel)) world.say(line)
    },
  },
}
