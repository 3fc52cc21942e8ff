import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { forgiveProblems, hydrated, useBrowser } from './browser.ts'
import { desk } from './command.ts'
import { inDatabase } from './database.ts'
import { buyFromPage, activateKit } from './kit.ts'
import { inMail } from './mail.ts'
import { newcomer } from './people.ts'
import { sharedEmptyShop } from './shop.ts'

useBrowser()

const { shop, database } = sharedEmptyShop()

/** Opens the page of kits to pass on; what is done on it, it shows by itself. */
async function openTransfers(page: Page) {
  await page.goto('/my/oripacks/transfer')
  await hydrated(page)
}

/** Waits until the open page shows how many are left; null: that there are none to pass on. */
async function seesLeft(page: Page, quantity: number | null) {
  const none = page.getByRole('heading', { name: /^(You have no kits|Offered to you|Waiting for an answer|Earlier)/ })
  if (quantity === null) {
    await none.first().waitFor()
    await expect.poll(() => page.getByText(/^\d+ left$/).count()).toBe(0)
  } else await page.getByText(`${quantity} left`, { exact: true }).waitFor()
}

/** Offers this many kits, any of them. */
async function offer(page: Page, quantity: string, email: string) {
  await page.getByLabel(/^How many/).fill(quantity)
  await page.getByLabel(/^Email of the new owner/).fill(email)
  await page.getByRole('button', { name: 'Offer kits' }).click()
}

/** Offers one kit, chosen by its barcode. */
async function offerChosen(page: Page, barcode: string, email: string) {
  await page.getByRole('radio', { name: /^I choose them/ }).check()
  const kit = page.getByRole('checkbox', { name: new RegExp(`^${barcode}`) })
  await kit.check()
  await page.getByLabel(/^Email of the new owner/).fill(email)
  await page.getByRole('button', { name: 'Offer kits' }).click()
  await page.getByText(`The kit is on offer to ${email} for 14 days.`).first().waitFor()
  await kit.waitFor({ state: 'detached' })
}

/** Answers the one open offer of the page, and confirms it. */
async function answer(page: Page, button: RegExp, yes: string, output: string) {
  await page.getByRole('button', { name: button }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: yes }).click()
  await page.getByText(output).waitFor()
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
  expect(await buyFromPage(giver.page, shop, '/store/pack/p/405')).toHaveLength(5)
  await openTransfers(giver.page)
  await seesLeft(giver.page, 5)
  await openTransfers(receiver.page)
  await seesLeft(receiver.page, null)

  // More than there are stay where they are.
  await offer(giver.page, '6', receiver.email)
  await giver.page.getByText('You have 5 of these kits left to give.').first().waitFor()
  forgiveProblems(/428/)
  await seesLeft(giver.page, 5)

  // Offered to a mistyped address, and taken back; then to whom it was meant.
  await offer(giver.page, '2', 'nobody@example.org')
  await giver.page.getByText('The 2 kits are on offer to nobody@example.org for 14 days.').waitFor()
  await seesLeft(giver.page, 3)
  await answer(giver.page, /^Take back/, 'Take it back', 'The kits stay with you.')
  await seesLeft(giver.page, 5)
  const [chosen = '', barcode = ''] = await kitsOf(giver.email)
  await openTransfers(giver.page)
  await offerChosen(giver.page, chosen, receiver.email)
  await inMail(receiver.email, /would like to give you test kits/, shop)
  await openTransfers(receiver.page)
  await answer(receiver.page, /^Decline/, 'Decline', 'You declined the kit.')
  await inMail(giver.email, /Your offer was declined/, shop)
  await openTransfers(giver.page)
  await offerChosen(giver.page, chosen, receiver.email)
  await offerChosen(giver.page, barcode, receiver.email)
  await openTransfers(receiver.page)
  const accept = receiver.page.getByRole('button', { name: /^Accept/ })
  for (const left of [1, 0]) {
    await accept.first().click()
    await receiver.page.getByRole('alertdialog').getByRole('button', { name: 'Accept the kit' }).click()
    await expect.poll(() => accept.count()).toBe(left)
  }
  await inMail(giver.email, /are now in the new owner’s account/, shop)
  const bothSee = async (ofGiver: number, ofReceiver: number | null) => {
    for (const [page, left] of [
      [giver.page, ofGiver],
      [receiver.page, ofReceiver],
    ] as const) {
      await openTransfers(page)
      await seesLeft(page, left)
    }
  }
  await bothSee(3, 2)
  expect(await kitsOf(receiver.email)).toEqual([chosen, barcode].toSorted())

  const animal = await activateKit(receiver.page, barcode, 'Tansy', { breed: 'Border Collie' })
  await bothSee(3, 1)
  // Whoever bought the pack does not see its new owner's dog.
  const seenBy = async ({ page }: typeof giver) => (await page.request.get(`/api${animal}`)).status()
  expect([await seenBy(receiver), await seenBy(giver)]).toEqual([200, 404])

  // The receiver's last one is given back, and what the desk undoes comes back again.
  await offer(receiver.page, '1', giver.email)
  await receiver.page.getByText(`The kit is on offer to ${giver.email} for 14 days.`).waitFor()
  await openTransfers(giver.page)
  await answer(giver.page, /^Accept/, 'Accept the kit', 'The kit is in your account now.')
  await bothSee(4, null)
  const [newest = ''] = (await desk(shop, 'kit-offers', 'list', giver.email)).split('\n')
  await desk(shop, 'kit-offers', 'undo', newest.split(' ')[0] ?? '', '--reason', 'Given back by mistake')
  await bothSee(3, 1)
  expect(await desk(shop, 'reconcile')).toContain('Everything agrees.')
})
