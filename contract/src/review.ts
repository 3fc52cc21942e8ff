import { array, boolean, type InferType, number, object, string } from 'yup'
import { call } from './call.ts'
import { reviewEndpoints } from './endpoints/review.ts'
import { optionalText, requiredLines, requiredText, typedNumber, withoutLinks } from './form.ts'
import { listOf } from './list.ts'
import { messages } from './messages.ts'
import { namedSchema, queryWord } from './shared.ts'
import { sortBy } from './sort.ts'

/** Those that wait are read by the desk, and approved ones by everybody. */
export const writtenStates = ['waiting', 'approved', 'refused'] as const

/** What a buyer writes of a product whose results they have; also the form's schema. */
export const newReviewSchema = object({
  rating: typedNumber()
    .integer('Choose one to five stars')
    .min(1, 'Choose one to five stars')
    .max(5, 'Choose one to five stars')
    .required('Choose one to five stars'),
  text: withoutLinks(requiredLines(2000)).required(messages.fieldRequired),
  /** As it is shown: "Dana W." */
  name: withoutLinks(requiredText(40)).required(messages.fieldRequired),
}).noUnknown()
export type NewReview = InferType<typeof newReviewSchema>

const writtenSchema = object({
  rating: number().integer().min(1).max(5).required(),
  text: string().required(),
  name: string().required(),
})

/** A review that the desk approved, as everybody reads it. */
export const reviewSchema = writtenSchema
  .shape({
    id: string().uuid().required(),
    /** When its buyer wrote it last. */
    writtenAt: string().datetime().required(),
    /** What the shop answered; null where it has not. */
    answer: string().nullable().defined(),
  })
  .noUnknown()
export type Review = InferType<typeof reviewSchema>

/** What a product's buyers say, at a glance; null where it has no review. */
export const ratingSchema = () =>
  object({
    count: number().integer().min(1).required(),
    /** To one decimal. */
    average: number().min(1).max(5).required(),
    /** The three newest. */
    newest: array().of(reviewSchema.required()).required(),
  })
    .noUnknown()
    .nullable()
    .defined()
export type Rating = NonNullable<InferType<ReturnType<typeof ratingSchema>>>

export const myReviewSchema = object({
  product: namedSchema.required(),
  /** The name that is suggested: "Dana W." */
  name: string().required(),
  /** Null while nothing is written. */
  review: writtenSchema
    .shape({
      state: string().oneOf(writtenStates).required(),
      writtenAt: string().datetime().required(),
      answer: string().nullable().defined(),
      /** Why it was refused. */
      reason: string().nullable().defined(),
    })
    .noUnknown()
    .nullable()
    .defined(),
}).noUnknown()
export type MyReview = InferType<typeof myReviewSchema>

export const deskReviewSchema = writtenSchema
  .shape({
    id: string().uuid().required(),
    product: namedSchema.required(),
    email: string().required(),
    state: string().oneOf(writtenStates).required(),
    /** How often its buyer has written it: who approves names what they read. */
    edition: number().integer().min(1).required(),
    writtenAt: string().datetime().required(),
    reason: string().nullable().defined(),
    answer: string().nullable().defined(),
  })
  .noUnknown()
export type DeskReview = InferType<typeof deskReviewSchema>

/** Also the form's schema. */
export const reviewAnswerSchema = object({ text: optionalText(1000) }).noUnknown()

const decided = object({ review: deskReviewSchema.required(), isChanged: boolean().required() }).noUnknown()
const edition = typedNumber().integer('Use a whole number').required(messages.fieldRequired)

// Ours: SPEC knows no reviews (decision 0129).
export const reviewCalls = {
  listReviews: call({
    ...reviewEndpoints.listReviews,
    summary: 'The approved reviews of a product, the newest first, 5 a page; none of a product that is not there',
    query: object({ page: queryWord() }),
    reply: listOf(reviewSchema.required()),
    who: 'anyone',
    isOurs: true,
  }),
  /** 404 for who has no results of this product. */
  getMyReview: call({
    ...reviewEndpoints.getMyReview,
    summary: "The user's review of a product whose results they have",
    reply: myReviewSchema,
    who: 'user',
    isOurs: true,
  }),
  /** 404 for who has no results of this product, 409 once it is published. Safe to repeat. */
  saveMyReview: call({
    ...reviewEndpoints.saveMyReview,
    summary: 'Writes it, or changes it; it is shown once the desk has approved it',
    body: newReviewSchema,
    reply: myReviewSchema,
    who: 'user',
    isOurs: true,
  }),
  listDeskReviews: call({
    ...reviewEndpoints.listDeskReviews,
    summary:
      'Reviews in a state, or in all: those that wait longest first, then the newest, unless they are sorted, 20 a page',
    query: object({
      state: string().oneOf(writtenStates),
      sort: sortBy('product', 'rating', 'writtenAt'),
      page: queryWord(),
    }),
    reply: listOf(deskReviewSchema.required()),
    who: 'desk',
    isOurs: true,
  }),
  /** 409 where it was changed since it was read. */
  approveReview: call({
    ...reviewEndpoints.approveReview,
    summary: 'Publishes a review on its product’s page, and mails its buyer',
    body: object({ edition }).noUnknown(),
    reply: decided,
    who: 'desk',
    isOurs: true,
  }),
  refuseReview: call({
    ...reviewEndpoints.refuseReview,
    summary: 'Refuses a review, or takes it off the page, and mails its buyer the reason',
    body: object({ edition, reason: requiredText(500) }).noUnknown(),
    reply: decided,
    who: 'desk',
    isOurs: true,
  }),
  answerReview: call({
    ...reviewEndpoints.answerReview,
    summary: 'Answers a published review for everybody to read; without a text, takes the answer back',
    body: reviewAnswerSchema,
    reply: decided,
    who: 'desk',
    isOurs: true,
  }),
}
