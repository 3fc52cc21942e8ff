import { boolean, type InferType, number, object, string } from 'yup'
import { call } from './call.ts'
import { maxGiftMessageLength } from './constants.ts'
import { currencies, currencyTable } from './currencies.ts'
import { giftCardEndpoints } from './endpoints/gift-card.ts'
import { daySchema, emailSchema, optionalLines, optionalText, readAs, requiredText, withoutLinks } from './form.ts'
import { giftCardCodeIn, mistypedCode } from './gift-card-code.ts'
import { listOf } from './list.ts'
import { messages } from './messages.ts'
import { priceSchema } from './price.ts'
import { queryWord } from './shared.ts'
import { sortBy } from './sort.ts'

/** A message for whoever chose no amount, or one of another currency. */
export const chooseAmount = 'Choose one of the amounts'

/** The text of a gift card's buyer. */
export const giftSchema = object({
  /** Whole units of the cart's currency, and one of that currency's amounts: the server knows which it is. */
  amount: number()
    .typeError(messages.fieldRequired)
    .oneOf([...new Set(currencies.flatMap((currency) => currencyTable[currency].giftCards))], chooseAmount)
    .required(messages.fieldRequired),
  recipientName: withoutLinks(optionalText(60)).required(messages.fieldRequired),
  recipientEmail: emailSchema,
  /** From whom it is, as the recipient knows them. */
  senderName: withoutLinks(optionalText(60)).required(messages.fieldRequired),
  message: withoutLinks(optionalLines(maxGiftMessageLength)),
  /** The day on which it is mailed, "2026-12-24", in `timeZone`; absent: as soon as it is paid. */
  sendOn: daySchema(),
  /** The buyer's, "Australia/Sydney". */
  timeZone: string().max(60),
}).noUnknown()
export type Gift = InferType<typeof giftSchema>

const giftCardCodeSchema = readAs((typed) => giftCardCodeIn(typed) ?? typed.trim(), string())
  .max(60)
  .required(messages.fieldRequired)
  .test('is-code', mistypedCode, (typed) => !typed || giftCardCodeIn(typed) !== null)

export const giftCardBodySchema = object({ code: giftCardCodeSchema }).noUnknown()

export const giftCardSchema = object({
  /** The code's last four letters, which distinguish one card from another and open none. */
  ending: string().required(),
  amount: priceSchema.required(),
  balance: priceSchema.required(),
  /** False for a card that was cancelled, or whose own payment was taken back. */
  isUsable: boolean().required(),
}).noUnknown()
export type GiftCard = InferType<typeof giftCardSchema>

/** scheduled: waits for its day; sending: is being mailed; void: cancelled before it was used. */
const giftCardStates = ['scheduled', 'sending', 'sent', 'void'] as const

/** A gift card as the desk sees it: never its code. */
const soldGiftCardSchema = giftCardSchema
  .shape({
    id: string().uuid().required(),
    orderNumber: string().required(),
    recipientName: string().required(),
    recipientEmail: string().required(),
    state: string().oneOf(giftCardStates).required(),
    sendAt: string().datetime().required(),
    sentAt: string().datetime().nullable().defined(),
  })
  .noUnknown()
export type SoldGiftCard = InferType<typeof soldGiftCardSchema>

// Ours: SPEC names neither gift cards nor their calls.
export const giftCardCalls = {
  /** 428 on `code` where it opens nothing; 429 for whoever tries many. The code is in the body, so that no log has it. */
  checkGiftCard: call({
    ...giftCardEndpoints.checkGiftCard,
    summary: 'What is left on a gift card, by its code',
    body: giftCardBodySchema,
    reply: giftCardSchema,
    who: 'anyone',
    isOurs: true,
  }),
  // The desk's (docs/desk.md).
  listGiftCards: call({
    ...giftCardEndpoints.listGiftCards,
    summary: 'Gift cards that were sold, newest first, 20 a page; by recipient, order number or ending',
    query: object({ search: string().max(120), sort: sortBy('order', 'mail'), page: queryWord() }),
    reply: listOf(soldGiftCardSchema.required()),
    who: 'desk',
    isOurs: true,
  }),
  /** Takes a new code, for whoever holds the lost mail holds the old one. 409 for a card that is void. */
  resendGiftCard: call({
    ...giftCardEndpoints.resendGiftCard,
    summary: 'Mails a gift card again with a new code, to another address where the first was wrong',
    body: object({
      email: emailSchema.notRequired(),
      reason: requiredText(200),
    }).noUnknown(),
    reply: soldGiftCardSchema,
    who: 'desk',
    isOurs: true,
  }),
}
