import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { forgiveProblems, heading, hydrated, openPage, useBrowser } from './browser.ts'
import { activateKit } from './kit.ts'
import { lab } from './command.ts'
import { inMail } from './mail.ts'
import { buyKits, takeCart } from './order.ts'
import { newcomer } from './people.ts'
import { sharedEmptyShop } from './shop.ts'

useBrowser()

const { shop } = sharedEmptyShop()
const [beagle, labrador, boxer] = [200131, 200800, 200210]

async function addToCart(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
}

/** The kit and the plan, into the cart. */
async function fillCart(page: Page) {
  // A plan alone is refused, with the reason.
  await addToCart(page, '/store/geno-pet-life-plan-canine/p/1221')
  await page
    .getByText(/made from results/)
    .first()
    .waitFor()
  forgiveProblems(/status of 428/)
  await addToCart(page, '/store/geno-pet-canine/p/969')
  await page.getByText('Item added to cart').first().waitFor()
  await addToCart(page, '/store/geno-pet-life-plan-canine/p/1221')
  await page.getByText('Item added to cart').first().waitFor()
}

/** A file of the laboratory's with a dog's breed mix. */
function mixFile(barcode: string, shares: [breed: number | '', percent: number][]) {
  const path = join(shop.data, `mix-${shares.length}.csv`)
  writeFileSync(
    path,
    [
      'barcode,kind,panel,name,value,laboratory,panel_version,date,sample_data',
      ...shares.map(([breed, percent]) => `${barcode},breed,,${breed},${percent},Kinpaw Laboratory,4.2,2026-11-20,`),
    ].join('\n'),
  )
  return path
}

test('a mixed-breed kit with a life plan: activated on a phone, read, and changed when a result changes', async () => {
  const { page, email: owner } = await newcomer('owner', { shop, size: 'phone' })
  await fillCart(page)
  const [barcode = ''] = await buyKits(page, shop, { sessionId: await takeCart(page) })
  const animal = await activateKit(page, barcode, 'Clover')
  await page.goto(`${animal}/life-plan`)
  await heading(page, 'Clover’s life plan is waiting for results')

  await lab(shop, 'advance', '--stage', 'received', barcode)
  await lab(
    shop,
    'import',
    mixFile(barcode, [
      [beagle, 60],
      [labrador, 40],
    ]),
  )
  await inMail(owner, /Clover’s life plan is based on/, shop)
  await page.goto(`${animal}/breeds`)
  await heading(page, /Clover is part Beagle|Clover is mostly Beagle|Beagle/)
  await page.goto(`${animal}/life-plan`)
  await heading(page, 'Clover’s life, stage by stage')
  await page.getByText(/60% Beagle, 40% Labrador Retriever/).waitFor()
  // What is missing is named, then entered: the plan follows.
  await page.getByText(/We have no weight of Clover/).waitFor()
  const [first] = await page.getByRole('link', { name: /^Open the plan as PDF/ }).all()
  const before = (await first?.getAttribute('href')) ?? ''
  const file = await page.request.get(before)
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf'])

  await lab(
    shop,
    'import',
    mixFile(barcode, [
      [boxer, 70],
      [labrador, 20],
      ['', 10],
    ]),
    '--reason',
    'Two swabs were swapped',
  )
  await inMail(owner, /we have updated it/, shop)
  await page.goto(`${animal}/life-plan`)
  await page
    .getByText(/70% Boxer/)
    .first()
    .waitFor()
  // What is advised for Boxers follows from her DNA, and did not before.
  await page.getByText('Young adult').click()
  await page.getByText(/Start yearly heart ultrasound/).waitFor()
  await page.getByText('The breed mix was estimated again.').waitFor()
  await page.getByText('Superseded').waitFor()
  expect((await page.request.get(before)).status()).toBe(200)

  // Nobody else can read it.
  const stranger = await openPage({ url: shop.url })
  expect((await stranger.request.get(before)).status()).toBe(401)
})
