import { people } from '@shop/mocks/fixtures/user'

/** Who can sign in to a demonstration. */
export const demoPeople = people

/** Published in the README, so that a stranger can sign in; never seeded into a database of one's own (DATABASE_URL). */
export const demoPassword = 'collie-eye-anomaly'
