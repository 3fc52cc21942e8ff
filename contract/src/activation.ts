import { array, boolean, type InferType, number, object, ref, string } from 'yup'
import { billingAddressSchema } from './address.ts'
import { petSchema } from './animal.ts'
import { breedSchema } from './breed.ts'
import { call } from './call.ts'
import { paymentMethodCodes } from './constants.ts'
import { activationEndpoints } from './endpoints/activation.ts'
import { acceptedTermsSchema, barcodeText, emailSchema, optionalText } from './form.ts'
import { listOf } from './list.ts'
import { messages } from './messages.ts'
import { priceSchema } from './price.ts'
import { productSchema } from './product.ts'
import { namedSchema, queryWord } from './shared.ts'

/** An empty field is a missing barcode, not one that does not match. */
export const barcodeSchema = barcodeText().transform((value: string | undefined) => value || undefined)
const productIds = () => array().of(number().integer().positive().required()).max(500)

/** The barcode step's form (activate-3, activate-4); what is sent are the one or two barcodes. */
export const barcodeFormSchema = object({
  barcode: barcodeSchema.required(messages.fieldRequired),
  confirmBarcode: barcodeSchema.required(messages.fieldRequired).oneOf([ref('barcode')], messages.barcodeMismatch),
  secondBarcode: barcodeSchema.test(
    'differs',
    messages.barcodeSame,
    (second, { parent }) => !second || second !== (parent as { barcode?: string }).barcode,
  ),
  confirmSecondBarcode: barcodeSchema.when('secondBarcode', ([second], confirm) =>
    second ? confirm.required(messages.fieldRequired).oneOf([ref('secondBarcode')], messages.barcodeMismatch) : confirm,
  ),
}).noUnknown()

/** The person step (activate-7). */
export const personSchema = billingAddressSchema
  .shape({ email: emailSchema, acceptTerms: acceptedTermsSchema })
  .noUnknown()

const activationPaymentSchema = object({
  method: string().oneOf(paymentMethodCodes).required(),
  /** PayPal's or Stripe's; a card's number never comes here. */
  transactionId: string().max(200),
  /** The provider's token for a card. */
  card: string().max(200),
}).noUnknown()

/** Not of the catalogue: people have typed its name. */
const agentSchema = namedSchema.shape({ name: string().max(300).required() })

const activationFields = {
  id: string().uuid(),
  /** Spelled so in the specification. */
  activatedProducuId: number().integer().positive(),
  selectedBreed: namedSchema.optional().default(undefined),
  coupon: optionalText(50),
  /** Tests left out of the kit's report. */
  excludeProducts: object({ trait: productIds().required(), disease: productIds().required() })
    .noUnknown()
    .optional()
    .default(undefined),
  selectedTestKit: namedSchema.optional().default(undefined),
  selectedProduct: namedSchema.optional().default(undefined),
  collectionAgent: agentSchema.optional().default(undefined),
  payment: activationPaymentSchema.optional().default(undefined),
  /** Tests bought on top of what the kit holds. */
  upgradeProducts: productIds(),
}

export const activationTypes = ['redeem', 'step'] as const

/** What the kit's barcode means. */
const activationKitSchema = object({
  barcode: string().required(),
  product: namedSchema.required(),
  /** Null where the kit serves both species. */
  species: namedSchema.nullable().defined(),
  /** Its tests are paid for; a plain swab has none, and they are chosen and paid while it is activated. */
  isPrepaid: boolean().required(),
  /** Its tests depend on the breed, so the pet step needs one. */
  isBreedRequired: boolean().required(),
  /** Whom it was ordered for, as its buyer named them; null for everybody else. */
  animalName: string().nullable().defined(),
}).noUnknown()

const barcodesSchema = array().of(barcodeSchema.required()).min(1).max(2)

/** The record as it grows from step to step: only `id` is always there. */
export const activationSchema = object({
  ...activationFields,
  id: string().uuid().required(),
  email: string(),
  barcodes: barcodesSchema,
  pet: petSchema.optional().default(undefined),
  person: personSchema.optional().default(undefined),
  /** `redeem`: a kit that is paid for; `step`: its tests are chosen and paid on the way. */
  type: string().oneOf(activationTypes).nullable().defined(),
  kit: activationKitSchema.nullable().defined(),
  /** What will be tested, before anything is left out; empty until that is known. */
  tests: array()
    .of(
      object({
        id: number().integer().required(),
        name: string().required(),
        kind: string().oneOf(['trait', 'disease', 'profile']).required(),
      })
        .noUnknown()
        .required(),
    )
    .required(),
  /** What is still to pay; null when nothing is. It is paid as a checkout of `cartSessionId`. */
  due: priceSchema.nullable().defined(),
  cartSessionId: string().uuid().nullable().defined(),
  isPaid: boolean().required(),
  isActivated: boolean().required(),
  /** The animal it became, for those signed in who own it. */
  animalId: string().uuid().nullable().defined(),
}).noUnknown()

/** The whole record, as it is sent at the end. */
const activationBodySchema = object({
  ...activationFields,
  email: emailSchema,
  barcodes: barcodesSchema.required(),
  pet: petSchema.required(),
  person: personSchema.required(),
}).noUnknown()

export const testKitBalanceSchema = object({
  results: array()
    .of(
      object({
        product: namedSchema.required(),
        /** What a multipack's transfer names it by (tools-6). */
        category: namedSchema.required(),
        quantity: number().integer().min(0).required(),
        /** Each of them, the oldest first; one that was not posted yet gets its barcode with its swab. */
        kits: array()
          .of(object({ barcode: string().required(), isPosted: boolean().required() }).noUnknown().required())
          .required(),
      })
        .noUnknown()
        .required(),
    )
    .required(),
}).noUnknown()

export type Person = InferType<typeof personSchema>
export type Activation = InferType<typeof activationSchema>
export type ActivationBody = InferType<typeof activationBodySchema>
export type TestKitBalance = InferType<typeof testKitBalanceSchema>

/** Whichever step comes first is sent without it, begins a record and returns it. */
const id = string().uuid()

export const activationCalls = {
  getActivation: call({
    ...activationEndpoints.getActivation,
    summary: 'An activation under way, to go on with after a reload',
    reply: activationSchema,
    who: 'anyone',
    isOfUser: true,
    isOurs: true,
  }),
  /** 409 "User already exists. Please login" for an address that has an account. */
  registerEmail: call({
    ...activationEndpoints.registerEmail,
    summary: 'Begins an activation for an email address',
    body: object({ id, email: emailSchema }).noUnknown(),
    reply: activationSchema,
    who: 'anyone',
    isOfUser: true,
  }),
  checkBarcode: call({
    ...activationEndpoints.checkBarcode,
    summary: 'Checks one or two barcodes',
    body: object({
      id,
      barcodes: barcodesSchema.required(),
      type: string().oneOf(activationTypes).required(),
    }).noUnknown(),
    reply: activationSchema,
    who: 'anyone',
    isOfUser: true,
  }),
  enterKitBarcode: call({
    ...activationEndpoints.enterKitBarcode,
    summary: "Enters the kit's barcode and what it is used for",
    body: object({
      id,
      barcode: barcodeSchema.required(messages.fieldRequired),
      selectedTestKit: namedSchema.optional().default(undefined),
      selectedProduct: namedSchema.optional().default(undefined),
      selectedBreed: namedSchema.optional().default(undefined),
    }).noUnknown(),
    reply: activationSchema,
    who: 'anyone',
    isOfUser: true,
  }),
  saveActivationPet: call({
    ...activationEndpoints.saveActivationPet,
    summary: 'Whose sample it is',
    body: object({ id, pet: petSchema.required() }).noUnknown(),
    reply: activationSchema,
    who: 'anyone',
    isOfUser: true,
  }),
  saveActivationPerson: call({
    ...activationEndpoints.saveActivationPerson,
    summary: 'Who the results go to',
    body: object({ id, person: personSchema.required() }).noUnknown(),
    reply: activationSchema,
    who: 'anyone',
    isOfUser: true,
  }),
  reviewActivation: call({
    ...activationEndpoints.reviewActivation,
    summary: 'The whole record before it is handed in',
    body: object({
      id,
      coupon: optionalText(50),
      excludeProducts: activationFields.excludeProducts,
      upgradeProducts: productIds(),
      collectionAgent: agentSchema.nullable().optional().default(undefined),
    }).noUnknown(),
    reply: activationSchema,
    who: 'anyone',
    isOfUser: true,
  }),
  getActivationBreed: call({
    ...activationEndpoints.getActivationBreed,
    summary: 'The breed that was chosen',
    query: object({ id: queryWord() }),
    reply: breedSchema,
    who: 'anyone',
  }),
  listActivationProducts: call({
    ...activationEndpoints.listActivationProducts,
    summary: 'What a kit can be used for',
    query: object({ productType: queryWord(), categoryId: queryWord() }),
    reply: listOf(productSchema),
    who: 'anyone',
  }),
  activateKit: call({
    ...activationEndpoints.activateKit,
    summary: 'Activates the kit',
    body: activationBodySchema,
    reply: activationSchema,
    who: 'anyone',
    isOfUser: true,
  }),
  getTestKitBalance: call({
    ...activationEndpoints.getTestKitBalance,
    summary: 'Kits the signed-in user has left to activate',
    reply: testKitBalanceSchema,
    who: 'user',
  }),
}
