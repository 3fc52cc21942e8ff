import { randomUUID } from 'node:crypto'
import type { Enquiry } from '@shop/contract/enquiry'
import { securityQuestionCalls } from '@shop/contract/security-question'
import { newEmail } from './account.ts'
import type { Shop } from './shop.ts'

/** A question, and the answer that is sealed in its token. */
export async function answered(shop: Shop) {
  const { token, question } = await shop.visitor().ask(securityQuestionCalls.getSecurityQuestion)
  const { answers } = JSON.parse(shop.services.secrets.open(token)) as { answers: string[] }
  return { question, securityToken: token, securityAnswer: answers[0] ?? '' }
}

/** What the contact form sends, its question answered. */
export async function enquiryBody(shop: Shop, change: Partial<Enquiry<'contact'>> = {}): Promise<Enquiry<'contact'>> {
  const { securityToken, securityAnswer } = await answered(shop)
  return {
    id: randomUUID(),
    name: 'Ada Byron',
    email: newEmail(),
    topic: 'sample',
    number: 'KP4827193401',
    message: 'Has it arrived?\nIt was posted on Monday.',
    securityToken,
    securityAnswer,
    website: '',
    ...change,
  }
}
