import { type InferType, object, string } from 'yup'
import { call } from './call.ts'
import { securityQuestionEndpoints } from './endpoints/security-question.ts'

/** How long an answer is accepted after its question was shown. */
export const securityQuestionMinutes = 60

export const securityQuestionSchema = object({
  /** Goes back with the answer; only the server reads it, and takes it once. */
  token: string().required(),
  /** In plain words, which a screen reader reads like any others. */
  question: string().required(),
}).noUnknown()
export type SecurityQuestion = InferType<typeof securityQuestionSchema>

export const securityQuestionCalls = {
  // SPEC has a required security field and does not define its call.
  getSecurityQuestion: call({
    ...securityQuestionEndpoints.getSecurityQuestion,
    summary: 'A small question that a person answers easily, for the forms that robots like',
    reply: securityQuestionSchema,
    who: 'anyone',
    isOurs: true,
  }),
}
