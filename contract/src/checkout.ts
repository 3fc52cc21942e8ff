import { array, boolean, type InferType, number, object, string } from 'yup'
import { addressSchema, billingAddressSchema } from './address.ts'
import { call } from './call.ts'
import { livePaymentModes, maxNoteLength, maxQuantity, orderLimits, paymentMethodCodes } from './constants.ts'
import { checkoutEndpoints } from './endpoints/checkout.ts'
import { acceptedTermsSchema, emailSchema, optionalLines, optionalText, printable, requiredText } from './form.ts'
import { messages } from './messages.ts'
import { orderSchema } from './order.ts'
import { hasTwoDecimals } from './price.ts'

/** Addresses and payment are optional here because a vet's payload goes without them (checkout-2). */
export const checkoutSchema = object({
  sessionId: string().uuid().required(),
  /** Chosen by the browser when the review opens, the same on every retry: one key, one order, one charge. */
  checkoutId: string().uuid().required(),
  email: emailSchema,
  phoneNumber: optionalText(30),
  firstName: printable(requiredText(50)),
  lastName: printable(requiredText(50)),
  shippingAddress: addressSchema.optional().default(undefined),
  billingAddress: billingAddressSchema.optional().default(undefined),
  shippingMethodId: number().integer().positive(),
  paymentMethod: string().oneOf(paymentMethodCodes),
  acceptTerms: acceptedTermsSchema,
  isNewsletterSubscribed: boolean(),
  /** The total the visitor agreed to, in the cart's currency. The server calculates its own and refuses with 409 when they differ. */
  expectedTotal: number()
    .min(0)
    .test('two-decimals', 'expectedTotal must have at most two decimals', hasTwoDecimals)
    .required(),
}).noUnknown()

/** `checkoutSchema` for everybody who is not a vet: the server checks a guest's payload with this one. */
export const paidCheckoutSchema = checkoutSchema
  .shape({
    shippingAddress: addressSchema.required(),
    billingAddress: billingAddressSchema.required(),
    shippingMethodId: number().integer().positive().required(messages.fieldRequired),
    paymentMethod: string().oneOf(paymentMethodCodes).required(messages.fieldRequired),
  })
  .noUnknown()

export type Checkout = InferType<typeof checkoutSchema>

/** The step "your details": who buys. */
export const contactFormSchema = object({
  email: emailSchema,
  phoneNumber: optionalText(30),
  isNewsletterSubscribed: boolean(),
}).noUnknown()

const paymentProviders = ['sandbox', 'stripe', 'paypal', 'eft'] as const
const paymentModes = ['test', ...livePaymentModes] as const

/** What the provider's script needs to show its form, before there is a payment. */
const paymentFormSchema = object({
  /** Its buyer agrees to be charged again each year. */
  isYearly: boolean().required(),
  provider: string().oneOf(paymentProviders).required(),
  mode: string().oneOf(paymentModes).required(),
  publishableKey: string().nullable().defined(),
  /** Lets Stripe's script show and store a signed-in person's cards; null for guests, and where no script does. */
  cardSession: string().nullable().defined(),
}).noUnknown()
export type PaymentForm = InferType<typeof paymentFormSchema>

const paymentSchema = object({
  /** Stripe's client secret, PayPal's order id, the sandbox's own; null for a bank transfer, which has none. */
  clientSecret: string().nullable().defined(),
  provider: string().oneOf(paymentProviders).required(),
  mode: string().oneOf(paymentModes).required(),
  publishableKey: string().nullable().defined(),
}).noUnknown()
export type Payment = InferType<typeof paymentSchema>

const paymentChoiceSchema = object({
  checkoutId: string().uuid().required(),
  /** Another method than the order was made with, after a failed charge. */
  paymentMethod: string().oneOf(paymentMethodCodes),
}).noUnknown()

/** Like that of invoices: the key of the payment, and the sum that its buyer agreed to. */
const orderPaymentBodySchema = object({
  /** Chosen by the browser, the same on every retry: one key, one charge. */
  checkoutId: string().uuid().required(),
  paymentMethod: string().oneOf(paymentMethodCodes).required(messages.fieldRequired),
  expectedTotal: number().min(0).required(),
}).noUnknown()
export type OrderPaymentBody = InferType<typeof orderPaymentBodySchema>

export const advancePersonSchema = object({
  firstName: printable(requiredText(50)),
  lastName: printable(requiredText(50)),
  email: emailSchema,
  phoneNumber: optionalText(30),
}).noUnknown()

/** Tests ordered ahead for a customer, with or without the agent who will take the samples. */
export const advanceOrderSchema = object({
  /** Chosen by the browser, the same on every retry: one key, one order. */
  checkoutId: string().uuid().required(),
  user: advancePersonSchema.required(),
  agent: advancePersonSchema.optional().default(undefined),
  /** Where it is posted, of an account whose profile has no address that we send to; others' counts for nothing. */
  shippingAddress: addressSchema.optional().default(undefined),
  items: array()
    .of(
      object({
        productId: number().integer().positive().required(),
        quantity: number().integer().min(1).max(maxQuantity).required(),
      })
        .noUnknown()
        .required(),
    )
    .min(1)
    .max(orderLimits.lines, `One order takes at most ${orderLimits.lines} lines`)
    .required(),
  // Ours: what the items come to, as their orderer was shown it; 409 where they cost something else by now.
  expectedSubtotal: number().min(0),
  note: optionalLines(maxNoteLength),
}).noUnknown()
export type AdvanceOrder = InferType<typeof advanceOrderSchema>

export const checkoutCalls = {
  /** Safe to repeat: the same checkoutId returns the same order. 409: 79 pending payments, or the total has changed. */
  createOrder: call({
    ...checkoutEndpoints.createOrder,
    summary: 'Turns the cart into an order that waits for its payment',
    body: checkoutSchema,
    reply: orderSchema,
    who: 'anyone',
    isOfUser: true,
  }),
  // Ours: the form is looked at before anything is charged, so it makes no payment and holds nothing.
  preparePayment: call({
    ...checkoutEndpoints.preparePayment,
    summary: "What the provider's script needs to show its form",
    body: paymentChoiceSchema,
    reply: paymentFormSchema,
    who: 'anyone',
    isOfUser: true,
    isOurs: true,
  }),
  /** At the press that pays: the payment is made at the provider, of the order's exact total. 409: what is paid for has changed. */
  startPayment: call({
    ...checkoutEndpoints.startPayment,
    summary: "What the provider's script needs to take the payment",
    body: paymentChoiceSchema,
    reply: paymentSchema,
    who: 'anyone',
    isOfUser: true,
  }),
  // Ours: the browser is back from the provider. Safe to repeat; a declined card is an order that failed, not an error.
  confirmPayment: call({
    ...checkoutEndpoints.confirmPayment,
    summary: 'Finishes a payment that the provider, or the sandbox, has a token for',
    body: object({
      token: string().max(200).required(messages.fieldRequired),
      /**
       * The sandbox stores the token's card for a signed-in person until then; a provider's script does that itself.
       */
      saved: object({
        expiryMonth: number().integer().min(1).max(12).required(),
        expiryYear: number().integer().min(2000).max(2100).required(),
      })
        .noUnknown()
        .optional()
        .default(undefined),
    }).noUnknown(),
    reply: orderSchema,
    who: 'anyone',
    isOfUser: true,
    isOurs: true,
  }),
  /**
   * Ours: another way to pay for an order that waits for a bank transfer; startPayment and confirmPayment continue with
   * the new checkoutId, as for a cart. Safe to repeat. 409: it waits no more, or the sum is another.
   */
  payOrder: call({
    ...checkoutEndpoints.payOrder,
    summary: 'Makes a payment of an order that waits for a bank transfer',
    body: orderPaymentBodySchema,
    reply: orderSchema,
    who: 'anyone',
    isOfUser: true,
    isOurs: true,
  }),
  // Ours: safe to repeat. 409 once something of it was sent, or is being read.
  cancelOrder: call({
    ...checkoutEndpoints.cancelOrder,
    summary:
      'Cancels an order that waits for a bank transfer, or of which nothing was sent; money, vouchers and points come back',
    body: object({}).noUnknown(),
    reply: orderSchema,
    who: 'anyone',
    isOfUser: true,
    isOurs: true,
  }),
  /** On the account: 403 for whoever has none, 409 with code 111 above its limit. 428 carries `user` and `agent` (checkout-9). */
  createAdvanceOrder: call({
    ...checkoutEndpoints.createAdvanceOrder,
    summary: 'Orders tests ahead for a customer',
    body: advanceOrderSchema,
    reply: orderSchema,
    who: 'user',
  }),
}
