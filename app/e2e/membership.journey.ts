import { loyaltyCalls } from '@shop/contract/loyalty'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { ask } from './ask.ts'
import { heading, hydrated, useBrowser } from './browser.ts'
import { choosePayment, giveBilling, giveContact, payWithCard } from './checkout.ts'
import { desk, lab } from './command.ts'
import { inDatabase, sweep } from './database.ts'
import { activate, importReadings } from './dogs.ts'
import { inMail } from './mail.ts'
import { buyKits, placeOrder } from './order.ts'
import { newcomer } from './people.ts'
import { onPage } from './steps/on-page.ts'
import { planALitter } from './steps/plan-a-litter.ts'
import { walk } from './steps/visitor.ts'
import { sharedEmptyShop } from './shop.ts'

useBrowser()

const { shop, database } = sharedEmptyShop()

const kit = '/store/full-breed-profile-kit-for-dogs-canine/p/36'
/** Pays once, and no later year. https://docs.stripe.com/testing */
const declinesLater = '4000 0000 0000 0341'

const moments = ['started_at', 'changed_at', 'paid_until', 'ends_at', 'next_charge_at', 'reminded_of', 'cancelled_at']

/** Lets this many days pass for every membership, at once, and the shop look for what is due. */
async function letDaysPass(days: number) {
  const earlier = (columns: string[]) => columns.map((column) => `${column} = ${column} - interval '${days} days'`)
  await inDatabase(
    database,
    `update memberships set ${earlier(moments).join(', ')};
     update membership_years set ${earlier(['starts_at', 'ends_at', 'paid_at']).join(', ')}`,
  )
  await sweep(database)
}

/** From the membership's page to the thanks for it. */
async function join(page: Page, card: string) {
  await page.goto('/store/kennel-membership/p/902')
  await hydrated(page)
  await page.getByRole('heading', { name: 'How it ends' }).waitFor()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByRole('main').getByRole('link', { name: 'View cart' }).click()
  await page.getByText('each year, until you cancel').waitFor()
  await giveContact(page)
  await giveBilling(page)
  // A transfer cannot be charged again.
  expect(await page.getByRole('radio', { name: /^Bank transfer/ }).count()).toBe(0)
  await choosePayment(page, 'Card')
  await page.getByText(/is charged now, and again each year until you cancel/).waitFor()
  await page.getByRole('button', { name: /^Pay / }).click()
  await payWithCard(page, card)
  await heading(page, 'Thank you. Your order is placed.')
  await page.getByText('Your prices are lower').waitFor()
}

const panel = (page: Page) => page.getByRole('region', { name: 'Kennel membership' })

/** My orders, where the membership's state is `text`. */
async function standing(page: Page, text: RegExp) {
  await page.goto('/my/orders')
  await panel(page).getByText(text).first().waitFor()
  await hydrated(page)
}

/** A kit's page, with what it costs this visitor: everybody, or a member. */
async function kitCosts(page: Page, who: 'everybody' | 'a member') {
  await page.goto(kit)
  if (who === 'a member') {
    await page.getByText('now $148.50').first().waitFor()
    await page.getByText('Your price as a member').waitFor()
  } else {
    await page.getByText('$165.00', { exact: true }).first().waitFor()
    expect(await page.getByText('Your price as a member').count()).toBe(0)
  }
}

test('a membership starts, gives its benefit, renews, fails once, is paid by hand, is cancelled, and ends', async () => {
  const { page, email } = await newcomer('breeder', { shop })
  await kitCosts(page, 'everybody')
  await page.getByRole('link', { name: 'kennel membership' }).waitFor()

  await join(page, declinesLater)
  await inMail(email, /You are a member/, shop)
  await kitCosts(page, 'a member')
  expect((await ask(page, shop, loyaltyCalls.getLoyaltyPoints)).balance).toBe(500)
  await standing(page, /Then it renews for \$39\.00 a year, by Card/)

  // Announced, and its card fails.
  await letDaysPass(355)
  await inMail(email, /On that day we charge \$39\.00/, shop)
  await letDaysPass(11)
  await inMail(email, /We try again on/, shop)
  await standing(page, /\$39\.00 could not be charged/)
  await kitCosts(page, 'a member')

  // Paid by hand with a card that works for the next years.
  await page.goto('/my/orders')
  await hydrated(page)
  await page.getByRole('button', { name: 'Pay now' }).click()
  await page.getByRole('button', { name: 'Go on' }).click()
  await payWithCard(page)
  await panel(page)
    .getByText(/Then it renews for/)
    .waitFor()
  expect((await ask(page, shop, loyaltyCalls.getLoyaltyPoints)).balance).toBe(1000)

  // Another year, by itself: an order with a bill, and a mail.
  await letDaysPass(366)
  await expect
    .poll(async () => (await inDatabase(database, 'select 1 from membership_years where paid_at is not null')).length, {
      timeout: 60_000,
    })
    .toBe(3)
  await page.goto('/my/orders')
  await expect.poll(() => page.getByRole('article').count()).toBe(3)
  const bill = page.getByRole('link', { name: /^Bill of order .* as PDF$/ }).first()
  const answer = await page.request.get(new URL((await bill.getAttribute('href')) ?? '', shop.url).href)
  expect(answer.headers()['content-type']).toContain('application/pdf')

  // Cancelled, after a confirmation; taken back; cancelled.
  await hydrated(page)
  const cancel = async () => {
    await page.getByRole('button', { name: 'Cancel membership' }).click()
    await page.getByRole('button', { name: 'Cancel it' }).click()
    await panel(page)
      .getByText(/Nothing more is charged/)
      .waitFor()
  }
  await cancel()
  await page.getByRole('button', { name: 'Keep the membership' }).click()
  await panel(page)
    .getByText(/Then it renews for/)
    .waitFor()
  await cancel()
  await inMail(email, /does not renew/, shop)
  await kitCosts(page, 'a member')

  await letDaysPass(366)
  await inMail(email, /As you wished, your membership has ended/, shop)
  await standing(page, /You now pay standard prices/)
  await panel(page).getByRole('link', { name: 'Join again' }).waitFor()
  await kitCosts(page, 'everybody')
  expect(await inDatabase(database, 'select 1 from membership_years')).toHaveLength(3)
  expect(await desk(shop, 'memberships', 'list')).toContain('ended')
  expect(await desk(shop, 'reconcile')).toContain('Everything agrees.')
})

const [eyes, brown] = [2002, 2118]
/** What else the full breed profile of a Border Collie reads. */
const others = [2003, 2004, 2005, 2012, 2036, 2037, 2077, 2079, 2088, 2193, 2124, 2129]
const markers = Array.from({ length: 70 }, (_, index) => `Marker ${String(index + 1).padStart(3, '0')}`)

const kennel = [
  { name: 'Skye', gender: 'female', found: { [eyes]: 'N/CEA', [brown]: 'B/b' }, alleles: 'A/A' },
  { name: 'Bracken', gender: 'male', found: { [eyes]: 'N/N', [brown]: 'B/B' }, alleles: 'A/A' },
  { name: 'Moss', gender: 'male', found: { [eyes]: 'N/CEA', [brown]: 'b/b' }, alleles: 'G/G' },
] as const

/** The kennel's dogs, each with a full breed profile that was reported. */
async function addDogs(page: Page, email: string) {
  const barcodes = await buyKits(page, shop, { items: [{ productId: 36, quantity: kennel.length }] })
  const dogs = kennel.map((dog, index) => ({ ...dog, barcode: barcodes[index] ?? '' }))
  for (const { name, gender, barcode } of dogs) await activate(page, shop, { name, gender, barcode, email })
  await lab(shop, 'advance', '--stage', 'received', ...barcodes)
  await importReadings(
    shop,
    dogs.flatMap(({ barcode, found, alleles }) => [
      ...others.map((productId) => ({ barcode, productId, genotype: 'N/N' })),
      ...Object.entries(found).map(([id, genotype]) => ({ barcode, productId: Number(id), genotype })),
      ...markers.map((marker) => ({ barcode, marker, value: alleles })),
    ]),
  )
}

test('a member ranks all mates for one bitch by risk, relatedness and colour, and opens the best pair in the planner', async () => {
  const { page, email } = await newcomer('breeder', { shop })
  await page.goto('/my/breeding-strategy')
  await page.getByRole('link', { name: 'Rank all mates' }).click()
  await heading(page, 'This is part of the kennel membership')
  await page.getByRole('link', { name: 'See the membership' }).waitFor()
  await placeOrder(page, shop, { items: [{ productId: 902 }] })
  await addDogs(page, email)

  await page.goto('/my/breeding-strategy/mates')
  await hydrated(page)
  await page.getByRole('combobox', { name: 'Your animal' }).click()
  await page.getByRole('option', { name: 'Skye, Border Collie' }).click()
  const mate = (name: string) => page.getByRole('article', { name })
  const ranking = () => page.getByRole('article').getByRole('heading', { level: 2 }).allTextContents()
  await expect.poll(ranking).toEqual(['1. Bracken', '2. Moss'])
  await mate('Moss').getByText('(CEA/CH): 25%').waitFor()
  await mate('Bracken').getByText('(CEA/CH): 50%').waitFor()

  await page.getByRole('combobox', { name: 'Order' }).selectOption('Least related first')
  await expect.poll(ranking).toEqual(['1. Moss', '2. Bracken'])
  await mate('Bracken').getByText('100% alike').waitFor()

  await page.getByRole('combobox', { name: 'Order' }).selectOption('Likeliest color first')
  await page.getByRole('combobox', { name: 'Color to hope for' }).selectOption('Coat color B locus (brown): b/b')
  await mate('Moss').getByText('Coat color B locus (brown): b/b: 50%').waitFor()
  await mate('Bracken').getByText('Coat color B locus (brown): b/b: 0%').waitFor()
  await expect.poll(ranking).toEqual(['1. Moss', '2. Bracken'])

  // The query is in the address: a reload brings it back, and so does the way back from the pair.
  await page.reload()
  await expect.poll(ranking).toEqual(['1. Moss', '2. Bracken'])
  await hydrated(page)
  await page.getByRole('combobox', { name: 'Order' }).selectOption('')
  await expect.poll(ranking).toEqual(['1. Bracken', '2. Moss'])
  await page.getByRole('link', { name: 'Work out Skye and Bracken' }).click()
  await heading(page, 'Skye and Bracken')
  await page.getByText('No puppy of this pair gets two copies.').waitFor()
  await page.goBack()
  await expect.poll(ranking).toEqual(['1. Bracken', '2. Moss'])

  // As the workshop walks it.
  await page.goto('/my/breeding-strategy/mates')
  await hydrated(page)
  await walk(onPage(page), planALitter({ dam: 'Skye, Border Collie', damName: 'Skye', sireName: 'Bracken' }))
})
