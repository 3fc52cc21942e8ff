import { expect, test } from 'vitest'
import { hydrated, openPage, useBrowser } from './browser.ts'
import { desk } from './command.ts'
import { mailPatience, mailsTo, newAddress } from './mail.ts'
import { questionStart, rightAnswer } from './security-question.ts'
import { sharedEmptyShop } from './shop.ts'

useBrowser()

const { shop } = sharedEmptyShop()
const path = '/breeder/for-dogs/responsible-breeder-program'

test('a breeder applies, is approved, is found by a visitor, and is hidden again', async () => {
  const email = newAddress('iain')
  const page = await openPage({ url: shop.url })
  await page.goto(path)
  await hydrated(page)
  for (const [label, text] of [
    ['Your name', 'Iain Fraser'],
    ['Your email', email],
    ['Name of your kennel', 'Blackbeck'],
    ['Breeds', 'Border Collie'],
    ['Place', 'Penrith'],
    ['Kennel club or cat registry', 'The Kennel Club'],
    ['Your number there', 'AB-90210'],
    ['What you test before breeding', 'Eyes and TNS, since 2015'],
  ] as const)
    await page.getByLabel(new RegExp(`^${label}`)).fill(text)
  await page.getByLabel('Country').last().selectOption('GB')
  await page.getByRole('checkbox', { name: 'List me here' }).check()
  await page.getByRole('checkbox', { name: /^I test before breeding/ }).check()
  await page.getByLabel(questionStart).fill(await rightAnswer(page))
  await page.getByRole('button', { name: 'Send my application' }).click()
  await page.getByRole('heading', { name: 'Thank you, we have your application' }).waitFor()
  await expect
    .poll(() => mailsTo('hello@kinpaw.example', shop), mailPatience)
    .toContainEqual(expect.stringMatching(/Kennel name: Blackbeck/))

  const visitor = await openPage({ url: shop.url, size: 'phone' })
  const searched = async () => {
    await visitor.goto(`${path}?search=penrith`)
    await hydrated(visitor)
    return visitor.getByRole('heading', { name: 'Blackbeck' })
  }
  // What waits is in no list.
  await expect.poll(async () => (await searched()).count()).toBe(0)
  expect(await desk(shop, 'waiting')).toContain(email)
  await desk(shop, 'approve', 'breeder', email, '--reason', 'Found in the register')
  await expect
    .poll(() => mailsTo(email, shop), mailPatience)
    .toContainEqual(expect.stringMatching(/has joined the program/))
  await (await searched()).waitFor()

  await desk(shop, 'refuse', 'breeder', email, '--reason', 'The registration has lapsed')
  await expect
    .poll(() => mailsTo(email, shop), mailPatience)
    .toContainEqual(expect.stringMatching(/The registration has lapsed/))
  await visitor.getByRole('heading', { name: 'Blackbeck' }).waitFor()
  await expect.poll(async () => (await searched()).count()).toBe(0)
})
