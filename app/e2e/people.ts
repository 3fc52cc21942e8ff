import { randomUUID } from 'node:crypto'
import { authCalls } from '@shop/contract/auth'
import type { DeskRole } from '@shop/contract/desk-role'
import type { Page } from 'playwright'
import { ask } from './ask.ts'
import { openPage } from './browser.ts'
import { desk } from './command.ts'
import { signIn } from './log-in.ts'
import { linkInMail, newAddress } from './mail.ts'
import { sharedShop } from './shop.ts'

type Shop = { url: string; data: string }

export const password = 'a sentence of my own'

const people = {
  breeder: { firstName: 'Avery', lastName: 'Sinclair' },
  owner: { firstName: 'Grace', lastName: 'Okafor' },
  vet: { firstName: 'Priya', lastName: 'Raman', clinic: 'Riverside Animal Clinic', registrationNumber: '1234567' },
}

/**
 * Somebody of a journey's own, in a browser of theirs: registered by calls, confirmed, and logged in.
 * Registering by its form has journeys of its own (register.journey.ts).
 */
export async function newcomer(
  type: keyof typeof people,
  {
    shop = sharedShop(),
    email = newAddress(people[type].firstName.toLowerCase()),
    country = 'US',
    size,
  }: { shop?: Shop; email?: string; country?: string; size?: 'phone' | 'desktop' } = {},
): Promise<{ page: Page; email: string }> {
  const page = await openPage({ url: shop.url, size })
  const person = { ...people[type], type, country, acceptTerms: true }
  // From a network of their own: few mails go out at the word of one in an hour.
  const headers = { 'x-forwarded-for': randomUUID() }
  await ask(page, shop, authCalls.register, { body: { ...person, email, password }, headers })
  const token = new URL(await linkInMail(email, '/register/confirm', shop)).searchParams.get('token')
  await ask(page, shop, authCalls.confirmEmail, { body: { token } })
  await signIn(page, email, { url: shop.url, password })
  return { page, email }
}

/** A vet whom the desk has approved, with this credit in whole units of their currency. */
export async function approvedVet(shop: Shop, credit: number) {
  const vet = await newcomer('vet', { shop })
  await desk(shop, 'approve', 'vet', vet.email, '--reason', 'Found in the register')
  await desk(shop, 'credit', vet.email, '--limit', String(credit), '--reason', 'A practice we know')
  return vet
}

/** Somebody with a role at the desk, in a browser of theirs. */
export async function colleague(
  shop: Shop,
  role: DeskRole,
  { type = 'breeder', size }: { type?: keyof typeof people; size?: 'phone' | 'desktop' } = {},
) {
  const person = await newcomer(type, { shop, size })
  await desk(shop, 'roles', 'give', person.email, role, '--reason', 'Works here')
  return person
}
