import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { handIn, signedIn, walk } from '../../../test/activation.ts'
import { callLab, withLab } from '../../../test/lab.ts'
import { addPlan, planCartOf, genoPetId, lifePlanId, pay, readPlan } from '../../../test/life-plans.ts'
import { addReportedAnimal } from '../../../test/reports.ts'
import { useShop } from '../../../test/shop.ts'
import { makeReport } from '../report/register.ts'
import { samples } from '../../schema/sample.ts'
import { lifePlans, lifePlanVersions } from '../../schema/life-plan.ts'

const shop = useShop(withLab)

test('ten who read a plan at once make one version and one mail of it', async () => {
  const { browser, user } = await signedIn(shop)
  const { animal } = await addReportedAnimal(shop, user.id)
  await addPlan(shop, animal.id)
  shop.jobs.sent.length = 0
  await Promise.all(Array.from({ length: 10 }, () => readPlan(browser, animal.id)))
  expect(await shop.db.$count(lifePlanVersions)).toBe(1)
  expect(shop.jobs.sent.filter(({ name }) => name === 'life-plan-mail')).toHaveLength(1)
})

test('of three kits that are activated at once two plans go to two dogs', async () => {
  const { browser, user } = await signedIn(shop, 'owner')
  const cart = await planCartOf(browser, { productId: genoPetId, quantity: 3 }, { productId: lifePlanId, quantity: 2 })
  await pay(browser, cart)
  const kits = await shop.db.select().from(samples).where(eq(samples.userId, user.id))
  expect(kits).toHaveLength(3)
  const records = []
  for (const { barcode } of kits) records.push(await walk(browser, { email: user.email, barcodes: [barcode] }))
  await Promise.all(records.map((record) => handIn(browser, record)))
  const plans = await shop.db.select().from(lifePlans).where(eq(lifePlans.userId, user.id))
  expect(plans).toHaveLength(2)
  expect(new Set(plans.map(({ animalId }) => animalId)).size).toBe(2)
  expect(plans.map(({ animalId }) => animalId)).not.toContain(null)
})

test('a plan that is read while its report is revoked ends withdrawn', async () => {
  const { browser, user } = await signedIn(shop)
  const { animal } = await addReportedAnimal(shop, user.id)
  await addPlan(shop, animal.id)
  await readPlan(browser, animal.id)
  const { key } = await makeReport(shop.db, animal, 'health')
  await Promise.all([
    callLab(shop, 'revoke', { number: key, reason: 'Two samples were swapped.' }),
    ...Array.from({ length: 5 }, () => readPlan(browser, animal.id)),
  ])
  const { state, versions } = await readPlan(browser, animal.id)
  expect([state, versions.length]).toEqual(['withdrawn', 1])
})
