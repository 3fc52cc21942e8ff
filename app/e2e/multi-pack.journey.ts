import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { forgiveProblems, heading, hydrated, useBrowser } from './browser.ts'
import { desk, lab } from './command.ts'
import { inDatabase } from './database.ts'
import { activate } from './dogs.ts'
import { inMail } from './mail.ts'
import { placeOrder } from './order.ts'
import { newcomer } from './people.ts'
import { sharedEmptyShop } from './shop.ts'

useBrowser()

const { shop, database } = sharedEmptyShop()
const transferPage = '/my/oripacks/transfer'

/** What the page of kits to pass on says is left; null where it says that there are none. */
async function balanceOf(page: Page): Promise<number | null> {
  await page.goto(transferPage)
  const left = page.getByText(/^\d+ left$/)
  const others = page.getByRole('heading', { name: /^(You have no kits|Offered to you|Waiting for an answer|Earlier)/ })
  await left.or(others).first().waitFor()
  return (await left.count()) ? Number.parseInt(await left.first().innerText(), 10) : null
}

/** Offers so many kits, any of them, and answers when the page says so. */
async function offer(page: Page, quantity: string, email: string) {
  await page.goto(transferPage)
  await hydrated(page)
  await page.getByLabel(/^How many/).fill(quantity)
  await page.getByLabel(/^Email of who gets them/).fill(email)
  await page.getByRole('button', { name: 'Offer kits' }).click()
}

/** Offers one kit, chosen by its barcode. */
async function offerChosen(page: Page, barcode: string, email: string) {
  await page.goto(transferPage)
  await hydrated(page)
  await page.getByRole('radio', { name: /^I choose them/ }).check()
  await page.getByRole('checkbox', { name: new RegExp(`^${barcode}`) }).check()
  await page.getByLabel(/^Email of who gets them/).fill(email)
  await page.getByRole('button', { name: 'Offer kits' }).click()
  await page.getByText(`The kit is on offer to ${email} for 14 days.`).waitFor()
}

/** Answers the one open offer of the page, and confirms it. */
async function answer(page: Page, button: RegExp, yes: string, said: string) {
  await page.goto(transferPage)
  await hydrated(page)
  await page.getByRole('button', { name: button }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: yes }).click()
  await page.getByText(said).waitFor()
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
  const [giver, receiver] = [await newcomer('breeder', { shop }), await newcomer('breeder', { shop })]
  await placeOrder(giver.page, shop, { items: [{ productId: 405 }] })
  expect(await balanceOf(giver.page)).toBe(5)
  expect(await balanceOf(receiver.page)).toBeNull()

  // More than there are stay where they are.
  await offer(giver.page, '6', receiver.email)
  await giver.page.getByText('You have 5 of these kits left to give.').first().waitFor()
  forgiveProblems(/428/)
  expect(await balanceOf(giver.page)).toBe(5)

  // Offered to a mistyped address, and taken back; then to whom it was meant.
  await offer(giver.page, '2', 'nobody@example.org')
  await giver.page.getByText('The 2 kits are on offer to nobody@example.org for 14 days.').waitFor()
  expect(await balanceOf(giver.page)).toBe(3)
  await answer(giver.page, /^Take back/, 'Take it back', 'The kits stay with you.')
  expect(await balanceOf(giver.page)).toBe(5)
  await lab(shop, 'advance', '--stage', 'dispatched', ...(await kitsOf(giver.email)))
  const [chosen = '', barcode = ''] = await kitsOf(giver.email)
  await offerChosen(giver.page, chosen, receiver.email)
  await inMail(receiver.email, /would like to give you test kits/, shop)
  await answer(receiver.page, /^Decline/, 'Decline', 'You declined the kit.')
  await inMail(giver.email, /your offer was declined/, shop)
  await offerChosen(giver.page, chosen, receiver.email)
  await offerChosen(giver.page, barcode, receiver.email)
  for (let left = 2; left > 0; left--) {
    await receiver.page.goto(transferPage)
    await hydrated(receiver.page)
    await receiver.page
      .getByRole('button', { name: /^Accept/ })
      .first()
      .click()
    await receiver.page.getByRole('alertdialog').getByRole('button', { name: 'Accept the kit' }).click()
    await receiver.page.getByText('The kit is in your account now.').waitFor()
  }
  await inMail(giver.email, /are in their new owner’s account/, shop)
  expect([await balanceOf(giver.page), await balanceOf(receiver.page)]).toEqual([3, 2])
  expect(await kitsOf(receiver.email)).toEqual([chosen, barcode].toSorted())

  const { id } = await activate(receiver.page, shop, { barcode, name: 'Tansy', email: receiver.email })
  expect([await balanceOf(giver.page), await balanceOf(receiver.page)]).toEqual([3, 1])
  await receiver.page.goto(`/my/animals/${id}`)
  await heading(receiver.page, 'Tansy')
  // Whoever bought the pack does not see its new owner's dog.
  const seen = await giver.page.request.get(`/api/my/animals/${id}`)
  expect(seen.status()).toBe(404)

  // The receiver's last one is given back, and what the desk undoes comes back again.
  await offer(receiver.page, '1', giver.email)
  await receiver.page.getByText(`The kit is on offer to ${giver.email} for 14 days.`).waitFor()
  await answer(giver.page, /^Accept/, 'Accept the kit', 'The kit is in your account now.')
  expect([await balanceOf(giver.page), await balanceOf(receiver.page)]).toEqual([4, null])
  const [newest = ''] = (await desk(shop, 'kit-offers', 'list', giver.email)).split('\n')
  await desk(shop, 'kit-offers', 'undo', newest.split(' ')[0] ?? '', '--reason', 'Given back by mistake')
  expect([await balanceOf(giver.page), await balanceOf(receiver.page)]).toEqual([3, 1])
  expect(await desk(shop, 'reconcile')).toContain('Everything agrees.')
})
