import type { ItemAdd } from '@shop/contract/cart'
import { giftCardId } from '@shop/contract/constants'
import { Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import type { CartItem } from '@shop/contract/cart'
import { toMinor } from '@shop/contract/money'
import { dayAt } from '../gift-card/send-at.ts'
import { dayMs } from '../../platform/values/days.ts'
import type { ItemMeta } from '../../schema/cart.ts'

export const isGiftCard = ({ id }: { id: number }) => id === giftCardId

const refuse = (field: string, why: string) =>
  new Failure(428, { message: messages.failedToAddItemToCart, errors: { [field]: why } })

export const refuseSecondGiftCard = () => refuse('quantity', 'A gift card is for one person. Please add another one.')

/** What a cart keeps of a gift card. Throws 428 where nobody says for whom it is, or its day is none of the year to come. */
export function giftCardMeta({ metaData, quantity }: ItemAdd, now = new Date()): ItemMeta {
  const gift = metaData?.giftCard
  if (!gift) throw refuse('productId', 'Please choose an amount, and say whom the gift card is for.')
  if (quantity > 1) throw refuseSecondGiftCard()
  const { sendOn, timeZone } = gift
  if (sendOn && sendOn < dayAt(now, timeZone))
    throw refuse('metaData.giftCard.sendOn', 'This day is over. Please choose another.')
  if (sendOn && sendOn > dayAt(new Date(now.getTime() + 366 * dayMs), timeZone))
    throw refuse('metaData.giftCard.sendOn', 'Please choose a day within a year.')
  return { giftCard: { ...gift, sendOn: sendOn || undefined, recipientEmail: gift.recipientEmail.toLowerCase() } }
}

/** What a line costs, where it is a gift card: what its buyer chose. */
export const giftAmountOf = ({ giftCard }: CartItem['metaData'] | ItemMeta) => giftCard && toMinor(giftCard.amount)
