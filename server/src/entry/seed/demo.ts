import { hash } from '@node-rs/argon2'
import { demoCoupons } from './demo-coupons.ts'
import { demoAgents, demoBreeders } from './demo-directories.ts'
import { hashToken, newToken } from '../../platform/config/secrets.ts'
import { seedAnimals } from './demo-animals.ts'
import { seedInvoices } from './demo-invoices.ts'
import { breeder, demoPassword, demoPeople } from './demo-people.ts'
import type { Db } from '../../platform/db/open.ts'
import { addresses } from '../../schema/address.ts'
import { collectionAgents } from '../../schema/collection-agent.ts'
import { coupons } from '../../schema/coupon.ts'
import { loyaltyEntries } from '../../schema/loyalty.ts'
import { newsletterConsents } from '../../schema/newsletter.ts'
import { responsibleBreeders } from '../../schema/responsible-breeder.ts'
import { users } from '../../schema/user.ts'

/** Where the breeder has kits sent, and bills. */
const savedAddresses = [
  { id: 'c0ffee00-0000-4000-8000-000000000901', kind: 'shipping' },
  { id: 'c0ffee00-0000-4000-8000-000000000902', kind: 'billing' },
] as const

/**
 * The sample world's people and coupons. The breeder has ten dollars of points to spend, two places to send kits to, and
 * the first entry among the responsible breeders. The vet has invoices: paid, overdue and open.
 */
export async function seedDemo(tx: Db) {
  const passwordHash = await hash(demoPassword)
  await tx.insert(users).values(demoPeople.map((person) => ({ ...person, passwordHash })))
  await tx.insert(newsletterConsents).values(
    demoPeople.map(({ email, countryCode }) => ({
      email,
      countryCode,
      source: 'registration' as const,
      consentedAt: new Date(),
      // Unused: the first newsletter brings a token that its link can carry.
      tokenHash: hashToken(newToken()),
    })),
  )
  const { id: userId, email, firstName, lastName, address } = breeder
  if (!address) throw new Error('The breeder has an address')
  await tx
    .insert(addresses)
    .values(savedAddresses.map((one) => ({ ...one, userId, address: { firstName, lastName, ...address } })))
  await tx.insert(coupons).values(demoCoupons())
  await tx.insert(collectionAgents).values(demoAgents)
  await tx.insert(responsibleBreeders).values(demoBreeders)
  await tx.insert(loyaltyEntries).values({
    userId,
    points: 1000,
    reason: 'Welcome to the newsletter',
    cause: `newsletter:${email}`,
  })
  await seedAnimals(tx)
  await seedInvoices(tx)
}
