import { boolean, type InferType, object, type Schema, string } from 'yup'
import { readNumber } from './codes.ts'
import { billingAddressSchema } from './address.ts'
import { call, type Endpoint } from './call.ts'
import { agentSpecies, limits, storeSpecies } from './constants.ts'
import { enquiryEndpoints } from './endpoints/enquiry.ts'
import {
  acceptedTermsSchema,
  tickedSchema,
  countryCodeSchema,
  daySchema,
  emailSchema,
  optionalText,
  readAs,
  requiredLines,
  requiredText,
  strictEmailSchema,
  typedNumber,
  withoutLinks,
} from './form.ts'
import { messages } from './messages.ts'

export const enquiryKinds = ['contact', 'research', 'sponsorship', 'agent-nomination', 'responsible-breeder'] as const
export type EnquiryKind = (typeof enquiryKinds)[number]

/** How long we take to answer each, in working days: the page and the mail promise the same. */
export const answerDays: Record<EnquiryKind, number> = {
  contact: 2,
  research: 20,
  sponsorship: 10,
  'agent-nomination': 10,
  'responsible-breeder': 10,
}

export const enquiryTopics = ['order', 'sample', 'result', 'animal', 'website', 'other'] as const
/** Whether an ethics committee has agreed to a study. */
const ethicsApprovals = ['yes', 'applied', 'not-needed', 'no'] as const
/** Whom a nomination is about. */
const nominees = ['self', 'other'] as const

const max = { message: 4000, count: 100_000 } as const

/** A number of animals, typed. */
const countSchema = typedNumber()
  .integer('Enter a whole number')
  .min(1, 'Enter at least ${min}')
  .max(max.count, 'Enter at most ${max}')
  .required(messages.fieldRequired)

const countrySchema = countryCodeSchema.required(messages.fieldRequired)
const speciesSchema = string().oneOf(storeSpecies, messages.fieldRequired).required(messages.fieldRequired)

/** What every enquiry brings along besides its own fields. */
const shared = {
  /** Made by the sender, so that a second click or a retry stores nothing twice. */
  id: string().uuid().required(),
  name: requiredText(100),
  email: emailSchema,
  /** The free text: a contact's message, a study's summary, what a show applies for. */
  message: requiredLines(max.message),
  /** Of `GET /api/security-question`. */
  securityToken: string().max(1000).required(messages.fieldRequired),
  securityAnswer: requiredText(60),
  /** An invisible field, so only robots fill it in. */
  website: string().max(500),
}

const contactSchema = object({
  ...shared,
  topic: string().oneOf(enquiryTopics, messages.fieldRequired).required(messages.fieldRequired),
  /** Of the order, or the barcode of the sample. */
  number: readAs(readNumber, string()).trim().max(limits.barcode, messages.max50),
}).noUnknown()

const researchSchema = object({
  ...shared,
  email: strictEmailSchema,
  institution: requiredText(200),
  species: string()
    .oneOf([...storeSpecies, 'both'], messages.fieldRequired)
    .required(messages.fieldRequired),
  sampleCount: countSchema,
  ethicsApproval: string().oneOf(ethicsApprovals, messages.fieldRequired).required(messages.fieldRequired),
}).noUnknown()

const sponsorshipSchema = object({
  ...shared,
  showName: requiredText(150),
  date: daySchema().required(messages.fieldRequired),
  place: requiredText(120),
  country: countrySchema,
  expectedEntries: countSchema,
}).noUnknown()

const nominationSchema = billingAddressSchema
  .pick(['address', 'address2', 'city', 'state', 'postalCode', 'country'])
  .shape({
    ...shared,
    message: optionalText(max.message),
    nominee: string().oneOf(nominees, messages.fieldRequired).required(messages.fieldRequired),
    /** Only for those who nominate another person. */
    agentName: optionalText(100).when('nominee', ([nominee], name) =>
      nominee === 'other' ? name.required(messages.fieldRequired) : name,
    ),
    /** Their practice, club or occupation. */
    occupation: requiredText(150),
    phone: requiredText(30),
    /** For the public list. */
    openingTimes: withoutLinks(optionalText(200)),
    species: string().oneOf(agentSpecies, messages.fieldRequired).required(messages.fieldRequired),
    /** Whoever is nominated agrees to be listed. */
    hasConsent: tickedSchema('Tick this to say that is agreed'),
  })
  .noUnknown()

const breederSchema = object({
  ...shared,
  kennelName: requiredText(120),
  species: speciesSchema,
  breeds: requiredText(300),
  place: requiredText(120),
  country: countrySchema,
  /** The kennel club or cat registry, and the number there. */
  registry: requiredText(120),
  registrationNumber: requiredText(60),
  isListingWanted: boolean(),
  acceptTerms: acceptedTermsSchema,
}).noUnknown()

/** What each kind sends; its form's schema too. */
export const enquirySchemas = {
  contact: contactSchema,
  research: researchSchema,
  sponsorship: sponsorshipSchema,
  'agent-nomination': nominationSchema,
  'responsible-breeder': breederSchema,
} as const satisfies Record<EnquiryKind, Schema>

export type Enquiry<Kind extends EnquiryKind = EnquiryKind> = InferType<(typeof enquirySchemas)[Kind]>

const replySchema = object({
  /** "KE-3F0C2A52": names the enquiry on the page and in both mails. */
  reference: string().required(),
}).noUnknown()

/** 428 on `securityAnswer` for an answer that is wrong, too old or used: ask for another question. */
const receive = <const Kind extends EnquiryKind, const Row extends Endpoint>(kind: Kind, row: Row, summary: string) =>
  call({ ...row, summary, body: enquirySchemas[kind], reply: replySchema, who: 'anyone', isOurs: true })

/** SPEC names the forms and not their calls: one for each kind, since each has fields of its own. */
export const enquiryCalls = {
  sendContact: receive('contact', enquiryEndpoints.sendContact, 'A question to the house'),
  sendResearchApplication: receive(
    'research',
    enquiryEndpoints.sendResearchApplication,
    'Applies to the research program',
  ),
  sendShowSponsorship: receive(
    'sponsorship',
    enquiryEndpoints.sendShowSponsorship,
    'Asks for the sponsorship of a show',
  ),
  sendAgentNomination: receive(
    'agent-nomination',
    enquiryEndpoints.sendAgentNomination,
    'Nominates a collection agent',
  ),
  sendBreederApplication: receive(
    'responsible-breeder',
    enquiryEndpoints.sendBreederApplication,
    'Applies to the responsible breeder program',
  ),
}

/** The call that each kind's form makes. */
export const enquiryCallOf = {
  contact: 'sendContact',
  research: 'sendResearchApplication',
  sponsorship: 'sendShowSponsorship',
  'agent-nomination': 'sendAgentNomination',
  'responsible-breeder': 'sendBreederApplication',
} as const satisfies Record<EnquiryKind, keyof typeof enquiryCalls>
