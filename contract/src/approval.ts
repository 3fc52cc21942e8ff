import { array, boolean, type InferType, object, string } from 'yup'
import { call } from './call.ts'
import { approvalEndpoints } from './endpoints/approval.ts'
import { countryCodeSchema, emailSchema, optionalText, requiredText, typedNumber } from './form.ts'
import { messages } from './messages.ts'
import { priceSchema } from './price.ts'
import { sortBy } from './sort.ts'

/** What we approve: a vet's practice, a collection agent, a responsible breeder, somebody who acts for a club. */
export const approvalKinds = ['vet', 'agent', 'breeder', 'club'] as const
export type ApprovalKind = (typeof approvalKinds)[number]

/** Somebody who waits to be approved, by the address of their registration or application. */
const waitingSchema = object({
  kind: string().oneOf(approvalKinds).required(),
  name: string().required(),
  email: string().required(),
  country: string().nullable().defined(),
  /** What is to be checked, as one reads it. */
  details: string().required(),
  since: string().datetime().required(),
  /** A vet's account. */
  accountId: string().uuid().nullable().defined(),
  /** The letter by which an agent or breeder applied: "KE-3F0C2A52". */
  reference: string().nullable().defined(),
}).noUnknown()
export type Waiting = InferType<typeof waitingSchema>

/** Also the form of who acts for a club. */
export const decisionSchema = object({
  kind: string().oneOf(approvalKinds).required(messages.fieldRequired),
  email: emailSchema,
  /** The club's; one that is not there yet is made, in `country`. */
  club: optionalText(120).when('kind', ([kind], club) =>
    kind === 'club' ? club.required(messages.fieldRequired) : club,
  ),
  country: countryCodeSchema,
  /** In the audit; of a refusal also in the mail, and on the vet's pages. */
  reason: requiredText(500),
}).noUnknown()
export type Decision = InferType<typeof decisionSchema>

const mostCredit = 10_000_000

/** A form's, where a limit that is left empty ends the credit. */
export const creditFormSchema = object({
  limit: typedNumber().min(0, 'Use nothing less than 0').max(mostCredit, 'Use at most ${max}'),
  reason: requiredText(500),
}).noUnknown()

export const creditSchema = object({
  email: emailSchema,
  /**
   * The most that may be unpaid, in the currency of the account's country: 5000 is five thousand dollars. Null, or an empty
   * field, ends the credit.
   */
  limit: typedNumber()
    .transform((value: unknown, typed: unknown) => (typed === '' ? null : value))
    .min(0)
    .max(mostCredit)
    .nullable()
    .defined(),
  reason: requiredText(500),
}).noUnknown()

const decidedSchema = object({
  email: string().required(),
  /** False where it was so already. */
  isChanged: boolean().required(),
}).noUnknown()

// Ours: SPEC names the roles, not who gives them (decision 0034).
export const approvalCalls = {
  listWaiting: call({
    ...approvalEndpoints.listWaiting,
    summary:
      'Vets, nominated agents and responsible breeders that wait to be approved, longest first unless they are sorted',
    query: object({ sort: sortBy('name', 'since') }),
    reply: object({ results: array().of(waitingSchema.required()).required() }).noUnknown(),
    who: 'desk',
    isOurs: true,
  }),
  approve: call({
    ...approvalEndpoints.approve,
    summary: 'Approves a vet, an agent, a responsible breeder, or somebody who acts for a club, and mails them',
    body: decisionSchema,
    reply: decidedSchema,
    who: 'desk',
    isOurs: true,
  }),
  refuse: call({
    ...approvalEndpoints.refuse,
    summary: 'Refuses one, or takes an approval back, and mails them why',
    body: decisionSchema,
    reply: decidedSchema,
    who: 'desk',
    isOurs: true,
  }),
  setCredit: call({
    ...approvalEndpoints.setCredit,
    summary: 'Sets what may stand open on an account, for an approved vet or agent',
    body: creditSchema,
    reply: object({
      email: string().required(),
      limit: priceSchema.nullable().defined(),
      isChanged: boolean().required(),
    }).noUnknown(),
    who: 'desk',
    isOurs: true,
  }),
}
