import { createHash } from 'node:crypto'
import type { BodyOf } from '@shop/contract/call-parts'
import { answerDays, enquiryCalls, type EnquiryKind } from '@shop/contract/enquiry'
import type { FormHandlers, SentForm } from '../visitor/form.ts'

/** A page holds one security question, so a form that is sent twice has the same id, and is stored once. */
function idOf(securityToken: string) {
  const hex = createHash('sha256').update(securityToken).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

const sendAs =
  <Name extends keyof typeof enquiryCalls>(name: Name, kind: EnquiryKind) =>
  async ({ ask, body }: SentForm<(typeof enquiryCalls)[Name]>) => {
    // TypeScript cannot pair the five calls with their bodies.
    const call = enquiryCalls[name] as (typeof enquiryCalls)['sendContact']
    // Nor has it been validated yet.
    const sent = body as unknown as Partial<BodyOf<typeof call>>
    const whole = { ...sent, id: idOf(sent.securityToken ?? '') } as BodyOf<typeof call>
    const { reference } = await ask(call, { body: whole })
    return { notice: `Thank you. Its number is ${reference}, and we answer within ${answerDays[kind]} working days.` }
  }

export const enquiryForms = {
  sendContact: sendAs('sendContact', 'contact'),
  sendResearchApplication: sendAs('sendResearchApplication', 'research'),
  sendShowSponsorship: sendAs('sendShowSponsorship', 'sponsorship'),
  sendAgentNomination: sendAs('sendAgentNomination', 'agent-nomination'),
  sendBreederApplication: sendAs('sendBreederApplication', 'responsible-breeder'),
} satisfies Partial<FormHandlers>
