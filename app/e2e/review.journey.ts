import { expect, test } from 'vitest'
import { forgiveProblems, hydrated, openPage, useBrowser } from './browser.ts'
import { desk } from './command.ts'
import { reportedDogs } from './dogs.ts'
import { newcomer } from './people.ts'
import { sharedEmptyShop } from './shop.ts'

useBrowser()

const { shop } = sharedEmptyShop()

/** The DNA profile that `reportedDogs` have. */
const product = '/store/x/p/2138'
const review = '/my/reviews/2138'

test('a buyer reviews what they have results of; the shop shows it once the desk has read it, and before that nothing', async () => {
  const { page, email } = await newcomer('breeder', { shop, size: 'phone' })
  await page.goto(review)
  await page.getByRole('heading', { name: 'There is nothing to review here yet' }).waitFor()
  forgiveProblems(/404/)

  await reportedDogs(page, shop, email, ['Skye'])
  await page.goto(review)
  await hydrated(page)
  await page.getByRole('radio', { name: /^Good/ }).check()
  await page.getByLabel('What should others know?').fill('Easy swab, and the report says what to do next.')
  await page.getByRole('button', { name: 'Send the review' }).click()
  await page.getByText('Your review is with us', { exact: true }).waitFor()

  const guest = await openPage({ url: shop.url })
  await guest.goto(product)
  await guest.getByRole('heading', { level: 1 }).waitFor()
  expect(await guest.getByText('Easy swab').count()).toBe(0)

  const waiting = await desk(shop, 'reviews', 'list', '--state', 'waiting')
  const [, id = ''] = /^(\S+) {2}edition 1 /m.exec(waiting) ?? []
  await desk(shop, 'reviews', 'approve', id, '--edition', '1')
  await desk(shop, 'reviews', 'answer', id, '--text', 'Thank you, and all the best to Skye.')
  await guest.reload()
  await guest.getByRole('heading', { name: 'What buyers say' }).waitFor()
  await guest.getByText('Easy swab, and the report says what to do next.').waitFor()
  await guest.getByText('Thank you, and all the best to Skye.').waitFor()

  await page.reload()
  await page.getByText('Your review is published').waitFor()
})
