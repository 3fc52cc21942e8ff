import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { openPage, useBrowser } from './browser.ts'
import { cards } from './checkout.ts'
import { lab } from './command.ts'
import { importReadings } from './dogs.ts'
import { checkOutline, choose, isAt, listen, press, tabTo, typeInto } from './keyboard.ts'
import { mailPatience, mailsTo, newAddress } from './mail.ts'
import { buyKits } from './order.ts'
import { newcomer } from './people.ts'
import { sharedEmptyShop } from './shop.ts'

useBrowser()

const { shop } = sharedEmptyShop()
const cea = { id: 2002, name: /^Collie eye anomaly/ }

/** The first page, which the keyboard wakes: its first stop leads past the header. */
async function comeIn(page: Page, path = '/') {
  await page.goto(path)
  await page.keyboard.press('Tab')
  await isAt(page, 'link', 'Skip to content')
  await expect
    .poll(() => page.evaluate(() => document.documentElement.dataset.hydrated === location.pathname))
    .toBe(true)
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
}

async function contains(output: () => Promise<string[]>, text: string) {
  const isSaid = async () => (await output()).some((line) => line.includes(text))
  await expect.poll(isSaid, { message: `announced: ${text}` }).toBe(true)
}

test('from home to an order by keyboard: every stop is named and seen, and each step begins at its first field', async () => {
  const email = newAddress('dana')
  const page = await openPage({ url: shop.url })
  const output = await listen(page)
  await comeIn(page)
  await checkOutline(page)

  // Found, put into the cart.
  await tabTo(page, 'combobox', /^Search/, { back: true })
  await page.keyboard.type('choroidal hypoplasia')
  await page.keyboard.press('Enter')
  await isAt(page, 'heading', /choroidal hypoplasia/)
  await checkOutline(page)
  await press(page, 'link', cea.name)
  await isAt(page, 'heading', cea.name)
  await checkOutline(page)
  await press(page, 'button', 'Add to cart')
  await contains(output, 'Item added to cart')
  await press(page, 'link', 'View cart')
  await isAt(page, 'heading', 'Your cart')
  await checkOutline(page)
  await press(page, 'link', 'Go to checkout')

  // The error is where the value is missing.
  await isAt(page, 'heading', 'How can we reach you?')
  await checkOutline(page)
  await press(page, 'button', 'Continue to delivery')
  await isAt(page, 'textbox', /^Email/)
  await page.keyboard.type(email)
  await press(page, 'button', 'Continue to delivery')

  await isAt(page, 'heading', 'Where shall we send your kit?')
  await checkOutline(page)
  await choose(page, /^Country/, 'United States')
  await typeInto(page, /^First name/, 'Dana')
  await typeInto(page, /^Last name/, 'Whitcombe')
  await typeInto(page, /^Address(?! line)/, '12 Orchard Lane')
  await typeInto(page, /^City/, 'Ithaca')
  await choose(page, /^State/, 'New York')
  await typeInto(page, /^ZIP code/, '14850')
  await press(page, 'radio', /^Standard post/, 'Space')
  await press(page, 'button', 'Continue to payment')

  await isAt(page, 'heading', 'How would you like to pay?')
  await checkOutline(page)
  await press(page, 'radio', /^Card/, 'Space')
  await press(page, 'button', 'Continue to review')

  // The terms first: the error is at their box.
  await isAt(page, 'heading', 'Is everything right?')
  await checkOutline(page)
  await press(page, 'button', /^Pay /)
  await isAt(page, 'checkbox', /I accept/)
  await page.keyboard.press('Space')
  await press(page, 'button', /^Pay /)

  // The card’s dialog has the focus, gives it back, and takes it again.
  await isAt(page, 'textbox', /^Name on the card/)
  await page.keyboard.press('Escape')
  await isAt(page, 'button', /^Pay /)
  await page.keyboard.press('Enter')
  await isAt(page, 'textbox', /^Name on the card/)
  await page.keyboard.type('Dana Whitcombe')
  await typeInto(page, /^Card number/, cards.declined)
  await typeInto(page, /^Month/, '12')
  await typeInto(page, /^Year/, '2030')
  await typeInto(page, /^Security code/, '123')
  await page.keyboard.press('Enter')
  await contains(output, 'Your bank declined this card')
  await tabTo(page, 'textbox', /^Card number/, { back: true })
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(cards.good)
  await page.keyboard.press('Enter')
  await isAt(page, 'heading', 'Thank you. Your order is placed.')
  await checkOutline(page)
  await expect
    .poll(() => mailsTo(email, shop), mailPatience)
    .toContainEqual(expect.stringMatching(/Collie eye anomaly/))
})

test('from a kit to its result by keyboard: chosen, mistyped, corrected, activated, and read', async () => {
  const { page, email } = await newcomer('breeder', { shop })
  const [barcode = ''] = await buyKits(page, shop, { items: [{ productId: cea.id }] })
  await comeIn(page)
  await press(page, 'link', /^Activate/, 'Enter', { back: true })

  await isAt(page, 'heading', 'Where shall we send the results?')
  await checkOutline(page)
  await press(page, 'button', 'Continue')

  await isAt(page, 'heading', 'What does the barcode on your swab say?')
  await checkOutline(page)
  await typeInto(page, /^Barcode(?! again)/, barcode)
  await typeInto(page, /^Barcode again/, 'KP0000000001')
  await page.keyboard.press('Enter')
  await isAt(page, 'textbox', /^Barcode again/)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(barcode)
  await page.keyboard.press('Enter')

  await isAt(page, 'heading', 'Is this your kit?')
  await checkOutline(page)
  await press(page, 'button', 'Yes, carry on')

  await isAt(page, 'heading', 'Tell us about your animal')
  await checkOutline(page)
  await typeInto(page, /^Name/, 'Skye')
  await tabTo(page, 'radio', /^(Female|Male)/)
  await page.keyboard.press('Space')
  await press(page, 'button', 'Continue')

  // Until the account's details are there, there is only the heading.
  await page.getByLabel(/^Country/).waitFor()
  await isAt(page, 'heading', 'Who is the report for?')
  await checkOutline(page)
  await choose(page, /^Country/, 'United States')
  await typeInto(page, /^First name/, 'Avery')
  await typeInto(page, /^Last name/, 'Sinclair')
  await typeInto(page, /^Address(?! line)/, '12 Orchard Lane')
  await typeInto(page, /^City/, 'Ithaca')
  await choose(page, /^State/, 'New York')
  await typeInto(page, /^ZIP code/, '14850')
  await press(page, 'checkbox', /I accept/, 'Space')
  await press(page, 'button', 'Continue to review')

  await isAt(page, 'heading', 'Is everything right?')
  await checkOutline(page)
  await press(page, 'button', 'Activate my kit')
  await isAt(page, 'heading', 'Skye’s kit is activated')
  await checkOutline(page)

  await lab(shop, 'advance', '--stage', 'received', barcode)
  await importReadings(shop, [{ barcode, productId: cea.id, genotype: 'N/CEA' }])
  await expect
    .poll(() => mailsTo(email, shop), mailPatience)
    .toContainEqual(expect.stringMatching(/results of .* are ready/i))

  await press(page, 'link', 'See Skye')
  await isAt(page, 'heading', /Skye/)
  await checkOutline(page)
  await press(page, 'link', /^Health/, 'Enter', { back: true })
  await page.getByRole('main').getByText('N/CEA').first().waitFor()
  await isAt(page, 'heading', /Skye/)
  await checkOutline(page)
  await tabTo(page, 'link', 'Plan a mating with this')
  await page.keyboard.press('Tab')
  const result = page.locator('details').filter({ has: page.locator('summary:focus') })
  await result.getByText(cea.name).waitFor()
  expect(await result.getAttribute('open')).toBeNull()
  await page.keyboard.press('Enter')
  await expect.poll(() => result.getAttribute('open')).not.toBeNull()
  expect(await page.getByRole('main').ariaSnapshot()).toContain('N/CEA')
})
