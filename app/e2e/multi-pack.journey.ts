import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { forgiveProblems, heading, hydrated, useBrowser } from './browser.ts'
import { payByCard } from './checkout.ts'
import { desk, lab } from './command.ts'
import { inDatabase } from './database.ts'
import { newBreeder } from './dogs.ts'
import { activateKit } from './kit.ts'
import { inMail } from './mail.ts'
import { sharedEmptyShop } from './shop.ts'

useBrowser()

const { shop, database } = sharedEmptyShop()
const transferPage = '/my/oripacks/transfer'

/** What the page of kits to pass on says is left; null where it says that there are none. */
async function balanceOf(page: Page): Promise<number | null> {
  await page.goto(transferPage)
  const left = page.getByText(/^\d+ left$/)
  const none = page.getByRole('heading', { name: 'You have no kits to pass on' })
  await left.or(none).first().waitFor()
  return (await none.isVisible()) ? null : Number.parseInt(await left.first().innerText(), 10)
}

async function handOn(page: Page, quantity: string, email: string) {
  await page.goto(transferPage)
  await hydrated(page)
  await page.getByLabel(/^How many/).fill(quantity)
  await page.getByLabel(/^Email of who gets them/).fill(email)
  await page.getByRole('button', { name: 'Transfer kits' }).click()
}

/** The kits in the balance of an account, by their barcodes. */
const kitsOf = async (email: string) => {
  const rows = await inDatabase<{ barcode: string }>(
    database,
    `select barcode from samples join users on users.id = samples.user_id
      where users.email = $1 and activated_at is null order by barcode`,
    [email],
  )
  return rows.map(({ barcode }) => barcode)
}

test('a multi-pack is bought, two of its kits are handed on, and their new owner activates one: both balances are right', async () => {
  const [giver, receiver] = [await newBreeder(shop), await newBreeder(shop)]
  await giver.page.goto('/store/pack-of-5/p/405')
  await hydrated(giver.page)
  await giver.page.getByRole('button', { name: 'Add to cart' }).first().click()
  await giver.page.getByText('Item added to cart').first().waitFor()
  await payByCard(giver.page)
  expect(await balanceOf(giver.page)).toBe(5)
  expect(await balanceOf(receiver.page)).toBeNull()

  // More than there are stay where they are, and so do those for nobody.
  await handOn(giver.page, '6', receiver.email)
  await giver.page.getByText('You have 5 of these kits left to give.').first().waitFor()
  await giver.page.getByLabel(/^How many/).fill('2')
  await giver.page.getByLabel(/^Email of who gets them/).fill('nobody@example.org')
  await giver.page.getByRole('button', { name: 'Transfer kits' }).click()
  await giver.page
    .getByText(/We cannot bring kits to this address/)
    .first()
    .waitFor()
  forgiveProblems(/428/)
  expect(await balanceOf(giver.page)).toBe(5)

  await handOn(giver.page, '2', receiver.email)
  await giver.page.getByText('The 2 kits are in their new balance.').waitFor()
  await inMail(receiver.email, /moved test kits to your account/, shop)
  expect([await balanceOf(giver.page), await balanceOf(receiver.page)]).toEqual([3, 2])

  const [barcode = '', ...others] = await kitsOf(receiver.email)
  expect(others).toHaveLength(1)
  await lab(shop, 'advance', '--stage', 'dispatched', ...(await kitsOf(giver.email)), barcode, ...others)
  const animal = await activateKit(receiver.page, barcode, 'Tansy', { breed: 'Border Collie' })
  expect([await balanceOf(giver.page), await balanceOf(receiver.page)]).toEqual([3, 1])
  await receiver.page.goto(animal)
  await heading(receiver.page, 'Tansy')
  // Whoever bought the pack does not see its new owner's dog.
  const seen = await giver.page.request.get(`/api/my/animals/${animal.split('/').at(-1)}`)
  expect(seen.status()).toBe(404)

  // The receiver's last one is handed back.
  await handOn(receiver.page, '1', giver.email)
  await receiver.page.getByText('The kit is in its new balance.').waitFor()
  expect([await balanceOf(giver.page), await balanceOf(receiver.page)]).toEqual([4, null])
  expect(await desk(shop, 'reconcile')).toContain('Everything agrees.')
})
