import { authCalls } from '@shop/contract/auth'
import { twoFactorCalls } from '@shop/contract/two-factor'
import { Secret, TOTP } from 'otpauth'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useShop } from '../../../test/shop.ts'
import { demoPassword } from '../../entry/seed/demo-people.ts'
import { attempts } from '../../schema/attempts.ts'
import { sessions } from '../../schema/session.ts'
import { recoveryCodes, twoFactors } from '../../schema/two-factor.ts'

// A worker shares its modules between files: these are loaded again with the mocks, and once more after them.
vi.hoisted(() => vi.resetModules())
// Twenty at once are to meet in the database: neither a limit on attempts nor the slow hash may thin them out.
vi.mock('../../platform/limits/attempts.ts', () => ({
  attemptLimit: () => ({ count: async () => {}, forget: async () => {} }),
  tenTries: {},
}))
vi.mock('../user/password.ts', async (original) => ({
  ...(await original<object>()),
  isPassword: async (_: string, passwordHash: string | undefined) => passwordHash !== undefined,
}))

afterAll(() => {
  vi.doUnmock('../../platform/limits/attempts.ts')
  vi.doUnmock('../user/password.ts')
  vi.resetModules()
})

const username = 'breeder@example.com'
const password = demoPassword
const halfMinute = 30_000

const shop = useShop({ AUTH_REQUESTS_PER_MINUTE: '100000' })
beforeEach(async () => {
  for (const table of [sessions, twoFactors, recoveryCodes, attempts]) await shop.db.delete(table)
  shop.jobs.sent.length = 0
  // The clock stops within a half minute, so that no code expires between showing and typing it.
  vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / halfMinute) * halfMinute })
})
afterEach(() => void vi.useRealTimers())

const logIn = async (code?: string) => {
  const visitor = shop.visitor()
  await visitor.ask(authCalls.login, { body: { username, password, ...(code && { code }) } })
  return visitor
}
const codeOf = (secret: string, stepsFromNow = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + stepsFromNow * halfMinute })

async function started() {
  const visitor = await logIn()
  const { secret } = await visitor.ask(twoFactorCalls.startTwoFactor, { body: { password } })
  const confirm = () => visitor.ask(twoFactorCalls.confirmTwoFactor, { body: { code: codeOf(secret, -1) } })
  return { visitor, secret, confirm }
}

/** Twenty at once: what those came to that were not refused. */
async function winnersOf<Reply>(work: () => Promise<Reply>): Promise<Reply[]> {
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, work))
  return outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))
}

test('of twenty logins with one code of the app exactly one opens', async () => {
  const { secret, confirm } = await started()
  await confirm()
  await shop.db.delete(sessions)
  const code = codeOf(secret)
  expect(await winnersOf(() => logIn(code))).toHaveLength(1)
  expect(await shop.db.select().from(sessions)).toHaveLength(1)
})

test('of twenty logins with one recovery code exactly one opens', async () => {
  const { confirm } = await started()
  const [code] = (await confirm()).recoveryCodes
  shop.jobs.sent.length = 0
  expect(await winnersOf(() => logIn(code))).toHaveLength(1)
  expect(await shop.db.select().from(recoveryCodes)).toHaveLength(9)
  expect(shop.jobs.sent).toHaveLength(1)
})

test('of twenty first codes one switches the second factor on, with one set of recovery codes', async () => {
  const { confirm } = await started()
  const [winner, ...others] = await winnersOf(confirm)
  expect(others).toEqual([])
  expect(await shop.db.select().from(recoveryCodes)).toHaveLength(10)
  expect(shop.jobs.sent).toHaveLength(1)
  expect(await winnersOf(() => logIn(winner?.recoveryCodes[0]))).toHaveLength(1)
})

test('of twenty renewals the last set is complete', async () => {
  const { visitor, confirm } = await started()
  await confirm()
  const sets = await winnersOf(() => visitor.ask(twoFactorCalls.renewRecoveryCodes, { body: { password } }))
  expect(sets).toHaveLength(20)
  expect(await shop.db.select().from(recoveryCodes)).toHaveLength(10)
})
