import type { ItemAdd } from '@shop/contract/cart'
import { giftCardId } from '@shop/contract/constants'
import { type Currency, currencyTable } from '@shop/contract/currencies'
import { chooseAmount } from '@shop/contract/gift-card'
import { toMinor } from '@shop/contract/money'
import { refusal } from '../../platform/input/refusal.ts'
import { dayMs } from '../../platform/values/days.ts'
import type { ItemMeta } from '../../schema/cart.ts'
import { dayAt } from '../gift-card/send-at.ts'
import type { Kind } from './kind.ts'
import { plainProduct } from './product-item.ts'

const refuse = (field: string, why: string) => refusal({ [field]: why })

function limit(_metaData: ItemMeta, quantity: number) {
  if (quantity > 1) throw refuse('quantity', 'A gift card is for one person. Please add another one.')
}

const isAmountIn = (currency: Currency, amount: number) => currencyTable[currency].giftCards.includes(amount)

/**
 * What a cart stores of a gift card. Throws 428 where nobody is named, its amount is another currency's, or its day is not
 * within the year to come.
 */
function metaOf({ metaData, quantity }: ItemAdd, currency: Currency, now = new Date()): ItemMeta {
  const gift = metaData?.giftCard
  if (!gift) throw refuse('productId', 'Please choose an amount, and say whom the gift card is for.')
  limit({}, quantity)
  if (!isAmountIn(currency, gift.amount)) throw refuse('metaData.giftCard.amount', chooseAmount)
  const { sendOn, timeZone } = gift
  if (sendOn && sendOn < dayAt(now, timeZone))
    throw refuse('metaData.giftCard.sendOn', 'This day is over. Please choose another.')
  if (sendOn && sendOn > dayAt(new Date(now.getTime() + 366 * dayMs), timeZone))
    throw refuse('metaData.giftCard.sendOn', 'Please choose a day within a year.')
  return { giftCard: { ...gift, sendOn: sendOn || undefined, recipientEmail: gift.recipientEmail.toLowerCase() } }
}

/** It costs what its buyer chose. */
export const giftCard: Kind = {
  ...plainProduct,
  has: ({ product }) => product.id === giftCardId,
  add: async (_tx, { body, currency }) => metaOf(body, currency),
  limit,
  price: (_catalogue, { item, unit, shown }) => {
    const gift = item.metaData.giftCard
    const amount = gift && toMinor(gift.amount)
    return { regular: amount ?? unit, shown: amount ?? shown, contents: [] }
  },
  // A cart that moves to another country takes the number along, which may be little there.
  problems: async (_db, _userId, lines, currency) =>
    new Map(
      lines.flatMap(({ item: { id, metaData } }) =>
        metaData.giftCard && !isAmountIn(currency, metaData.giftCard.amount)
          ? [[id, `We sell no gift card of this amount in ${currencyTable[currency].name}. Please choose another.`]]
          : [],
      ),
    ),
  goesWithAll: true,
  isMoney: true,
  isOrderedAhead: false,
  refusalOnAccount: 'A gift card does not go on the account. Please pay this order by card, PayPal or transfer.',
}
