import { array, boolean, type InferType, number, object, string } from 'yup'
import { storedAddressSchema } from './address.ts'
import { call } from './call.ts'
import { plainNumber } from './codes.ts'
import { carrierCodes } from './carriers.ts'
import { parcelEndpoints } from './endpoints/parcel.ts'
import { barcodeText, optionalText, readAs, requiredText } from './form.ts'
import { file } from './file.ts'
import { listOf } from './list.ts'
import { messages } from './messages.ts'
import { queryWord } from './shared.ts'
import { sortBy } from './sort.ts'

/** A place in an order, counted from 1. */
const placeSchema = number().integer().positive()

/** What of an order's line waits to be packed. */
export const waitingLineSchema = object({
  line: placeSchema.required(),
  product: string().required(),
  /** Kits, or pieces of what has no barcode. */
  quantity: number().integer().positive().required(),
  /** The numbers drawn for its kits when they were paid; none for what has no barcode. */
  barcodes: array().of(string().required()).required(),
  /** Of these, kits in place of samples that failed. */
  replacements: number().integer().min(0).required(),
}).noUnknown()
export type WaitingLine = InferType<typeof waitingLineSchema>

/** An order of which something waits to be packed. */
const waitingOrderSchema = object({
  number: string().required(),
  placedAt: string().datetime().required(),
  email: string().required(),
  /** Null where the order has no address. */
  address: storedAddressSchema.nullable().defined(),
  /** "Express post"; null for an order on account. */
  delivery: string().nullable().defined(),
  isExpress: boolean().required(),
  isTestPayment: boolean().required(),
  lines: array().of(waitingLineSchema.required()).required(),
}).noUnknown()
export type WaitingOrder = InferType<typeof waitingOrderSchema>

/** Something that was posted: of one order, with everything in it. */
export const parcelSchema = object({
  /** "KP-100042-1". */
  number: string().required(),
  carrier: string().oneOf(carrierCodes).nullable().defined(),
  trackingNumber: string().nullable().defined(),
  sentAt: string().datetime().required(),
  undoneAt: string().datetime().nullable().defined(),
  contents: array()
    .of(
      object({
        product: string().required(),
        quantity: number().integer().positive().required(),
        barcodes: array().of(string().required()).required(),
      })
        .noUnknown()
        .required(),
    )
    .required(),
}).noUnknown()
export type Parcel = InferType<typeof parcelSchema>

/** A parcel as the desk lists it. */
export const deskParcelSchema = parcelSchema
  .shape({
    order: string().required(),
    /** Empty where the order has none. */
    name: string().defined(),
    email: string().required(),
    /** Who packed it. */
    sentBy: string().required(),
  })
  .noUnknown()
export type DeskParcel = InferType<typeof deskParcelSchema>

/** Orders by their numbers, separated by commas: as many as are packed in one go. */
const ordersQuery = object({ orders: string().max(1200).required(messages.fieldRequired) })

/** Also the form's schema, which has carrier and tracking number. */
export const dispatchSchema = object({
  /** Printed on the swabs; `line` where the order has several lines with kits. */
  barcodes: array()
    .of(object({ line: placeSchema, barcode: barcodeText().required() }).noUnknown().required())
    .default([]),
  /** What else goes along; all that waits of a line where no quantity is given. */
  lines: array()
    .of(object({ line: placeSchema.required(), quantity: placeSchema }).noUnknown().required())
    .default([]),
  carrier: string()
    .transform((code: unknown) => code || undefined)
    .oneOf(carrierCodes, `Use one of ${carrierCodes.join(', ')}`),
  trackingNumber: readAs(plainNumber, string()).matches(/^[A-Z\d][A-Z\d-]{3,39}$/, {
    message: 'Four to forty letters and digits',
    excludeEmptyString: true,
  }),
  reason: optionalText(200),
}).noUnknown()
export type Dispatch = InferType<typeof dispatchSchema>

/** Also the form's schema. */
export const undoParcelSchema = object({ reason: requiredText(200) }).noUnknown()

export const parcelCalls = {
  // The desk's (docs/desk.md).
  listWaitingOrders: call({
    ...parcelEndpoints.listWaitingOrders,
    summary: 'Orders of which something waits to be packed, express first, then the oldest, 20 a page',
    query: object({ search: string().max(120), sort: sortBy('number', 'placed'), page: queryWord() }),
    reply: listOf(waitingOrderSchema.required()),
    who: 'desk',
    isOurs: true,
  }),
  /** 404 where nothing of it waits. */
  getWaitingOrder: call({
    ...parcelEndpoints.getWaitingOrder,
    summary: 'An order of which something waits to be packed',
    reply: waitingOrderSchema,
    who: 'desk',
    isOurs: true,
  }),
  getPackingSlips: call({
    ...parcelEndpoints.getPackingSlips,
    summary: 'What goes into the boxes of these orders, a page each, with the number to scan',
    query: ordersQuery,
    reply: file('application/pdf'),
    who: 'desk',
    isOurs: true,
  }),
  getAddressLabels: call({
    ...parcelEndpoints.getAddressLabels,
    summary: 'Where these orders go, eight labels a sheet',
    query: ordersQuery,
    reply: file('application/pdf'),
    who: 'desk',
    isOurs: true,
  }),
  listParcels: call({
    ...parcelEndpoints.listParcels,
    summary: 'What was sent, newest first; search in numbers, names, emails, barcodes and tracking numbers',
    query: object({ search: string().max(120), sort: sortBy('number', 'sent'), page: queryWord() }),
    reply: listOf(deskParcelSchema.required()),
    who: 'desk',
    isOurs: true,
  }),
  dispatchOrder: call({
    ...parcelEndpoints.dispatchOrder,
    summary: 'Records a parcel of an order, with the barcodes in it; the same again changes nothing',
    body: dispatchSchema,
    reply: object({
      parcel: parcelSchema.required(),
      isNew: boolean().required(),
      /** What of the order is left to pack. */
      waiting: array().of(waitingLineSchema.required()).required(),
    }).noUnknown(),
    who: 'desk',
    isOurs: true,
  }),
  undoParcel: call({
    ...parcelEndpoints.undoParcel,
    summary: 'Takes a parcel back as long as nothing of it is activated or received; the same again changes nothing',
    body: undoParcelSchema,
    reply: object({ parcel: parcelSchema.required(), isNew: boolean().required() }).noUnknown(),
    who: 'desk',
    isOurs: true,
  }),
}
