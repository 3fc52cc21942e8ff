import { acmFormCalls } from '@shop/contract/acm-form'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addAnimal, addSample } from '../../../test/animals.ts'
import { signIn } from '../../../test/buyer.ts'
import { useShop } from '../../../test/shop.ts'
import { acmForms } from '../../schema/acm-form.ts'

const shop = useShop()

test('requested ten times at once, it is one request', async () => {
  const browser = shop.visitor()
  const user = await signIn(shop, browser)
  const animal = await addAnimal(shop, user.id, { chipNumber: '981020000310301' })
  const { barcode } = await addSample(shop, { userId: user.id, animalId: animal.id, activatedAt: new Date() })
  const body = { barcode, collectorName: 'Priya', collectorPlace: 'Riverside', purpose: 'Our kennel club' }
  const made = await Promise.all(Array.from({ length: 10 }, () => browser.ask(acmFormCalls.requestAcmForm, { body })))
  expect(new Set(made.map(({ id }) => id)).size).toBe(1)
  expect(await shop.db.$count(acmForms, eq(acmForms.animalId, animal.id))).toBe(1)
})
