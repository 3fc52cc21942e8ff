import { hash } from '@node-rs/argon2'
import { savedAddresses } from '@shop/mocks/fixtures/address'
import { collectionAgents as demoAgents } from '@shop/mocks/fixtures/collection-agent'
import { responsibleBreeders as demoBreeders } from '@shop/mocks/fixtures/responsible-breeder'
import { breeder } from '@shop/mocks/fixtures/user'
import { demoCoupons } from './demo-coupons.ts'
import { hashToken, newToken } from '../../platform/config/secrets.ts'
import { seedAnimals } from './demo-animals.ts'
import { seedInvoices } from './demo-invoices.ts'
import { demoPassword, demoPeople } from './demo-people.ts'
import type { Db } from '../../platform/db/open.ts'
import { addresses } from '../../schema/address.ts'
import { collectionAgents } from '../../schema/collection-agent.ts'
import { coupons } from '../../schema/coupon.ts'
import { loyaltyEntries } from '../../schema/loyalty.ts'
import { newsletterConsents } from '../../schema/newsletter.ts'
import { responsibleBreeders } from '../../schema/responsible-breeder.ts'
import { users } from '../../schema/user.ts'

/** The most that may be unpaid on the vet's account, in cents. */
const demoCredit = 500_000

/**
 * The sample world's people and coupons. The breeder has ten dollars of points to spend, two places to send kits to, and
 * the first entry among the responsible breeders. The vet has invoices: paid, overdue and open.
 */
export async function seedDemo(tx: Db) {
  const passwordHash = await hash(demoPassword)
  await tx.insert(users).values(
    demoPeople.map((person) => ({
      id: person.id,
      type: person.type,
      isAdmin: person.isAdmin,
      firstName: person.firstName,
      lastName: person.lastName,
      email: person.email,
      passwordHash,
      countryCode: person.countryCode,
      phoneNumber: person.phoneNumber,
      clinic: person.clinic,
      registrationNumber: person.registrationNumber,
      approval: person.approval?.state,
      creditLimit: person.ordersOnAccount ? demoCredit : null,
      address: person.address && { ...person.address, country: person.address.country.code ?? person.countryCode },
      breedIds: person.breedIds,
    })),
  )
  await tx.insert(newsletterConsents).values(
    demoPeople
      .filter(({ isNewsletterSubscribed }) => isNewsletterSubscribed)
      .map(({ email, countryCode }) => ({
        email,
        countryCode,
        source: 'registration' as const,
        consentedAt: new Date(),
        // Unused: the first newsletter brings a token that its link can carry.
        tokenHash: hashToken(newToken()),
      })),
  )
  const { id: userId, email } = breeder()
  await tx.insert(addresses).values(savedAddresses.map(({ id, kind, ...address }) => ({ id, userId, kind, address })))
  await tx.insert(coupons).values(demoCoupons())
  await tx.insert(collectionAgents).values(demoAgents)
  await tx.insert(responsibleBreeders).values(
    demoBreeders.map(({ species, ...entry }, index) => ({
      ...entry,
      email: index ? null : email,
      speciesId: species.id,
    })),
  )
  await tx.insert(loyaltyEntries).values({
    userId,
    points: 1000,
    reason: 'Welcome to the newsletter',
    cause: `newsletter:${email}`,
  })
  await seedAnimals(tx)
  await seedInvoices(tx)
}
