import { expect, test } from 'vitest'
import { openPage, useBrowser } from './browser.ts'
import { applyAsBreeder, findBlackbeck } from './breeder-application.ts'
import { desk } from './command.ts'
import { mailPatience, mailsTo, newAddress } from './mail.ts'
import { sharedEmptyShop } from './shop.ts'

useBrowser()

const { shop } = sharedEmptyShop()

test('a breeder applies, is approved, is found by a visitor, and is hidden again', async () => {
  const email = newAddress('iain')
  const page = await openPage({ url: shop.url })
  await applyAsBreeder(page, email)
  await expect
    .poll(() => mailsTo('hello@kinpaw.example', shop), mailPatience)
    .toContainEqual(expect.stringMatching(/Kennel name: Blackbeck/))

  const visitor = await openPage({ url: shop.url, size: 'phone' })
  const searched = () => findBlackbeck(visitor)
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
