import type { users } from '../../schema/user.ts'

type Person = Omit<typeof users.$inferInsert, 'passwordHash'> & { id: string; isAdmin: boolean; phoneNumber: string }

const phoneNumber = '+15550100123'

/** Breeds Border Collies and Shetland Sheepdogs: ten dogs. */
export const breeder: Person = {
  id: 'c0ffee00-0000-4000-8000-000000000201',
  type: 'breeder',
  isAdmin: false,
  firstName: 'Dana',
  lastName: 'Whitcombe',
  email: 'breeder@example.com',
  phoneNumber,
  countryCode: 'US',
  address: { address: '12 Orchard Lane', city: 'Ithaca', state: 'NY', postalCode: '14850', country: 'US' },
}

/** Lives with Biscuit, a mixed-breed dog, and Olive, a cat. */
export const owner: Person = {
  id: 'c0ffee00-0000-4000-8000-000000000202',
  type: 'owner',
  isAdmin: false,
  firstName: 'Sam',
  lastName: 'Okafor',
  email: 'owner@example.com',
  phoneNumber,
  countryCode: 'US',
}

/** Approved, and orders on account. */
export const vet: Person = {
  id: 'c0ffee00-0000-4000-8000-000000000203',
  type: 'vet',
  isAdmin: false,
  firstName: 'Priya',
  lastName: 'Raman',
  email: 'vet@example.com',
  phoneNumber,
  countryCode: 'AU',
  clinic: 'Riverside Animal Clinic',
  registrationNumber: 'QLD 4127',
  approval: 'approved',
  creditLimit: 500_000,
  address: { address: '8 Wharf Street', city: 'Brisbane', state: 'QLD', postalCode: '4000', country: 'AU' },
}

export const admin: Person = {
  id: 'c0ffee00-0000-4000-8000-000000000204',
  type: 'breeder',
  isAdmin: true,
  firstName: 'Robin',
  lastName: 'Adeyemi',
  email: 'admin@example.com',
  phoneNumber,
  countryCode: 'US',
}

/** Who can sign in to a demonstration. */
export const demoPeople = [breeder, owner, vet, admin]

/** Published in the README, so that a stranger can sign in; never seeded into a database of one's own (DATABASE_URL). */
export const demoPassword = 'collie-eye-anomaly'
