import { animalCalls } from '@shop/contract/animal'
import { expect, test } from 'vitest'
import { ask } from './ask.ts'
import { hydrated, openPage, useBrowser } from './browser.ts'
import { newcomer } from './people.ts'
import { sharedShop } from './shop.ts'

useBrowser()

const pagesIn = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g)?.length

// The tests with the most text, of those whose sheet is one page.
test.each([
  '/resources/fact-sheet/degenerative-myelopathy-dm-sod1/2001',
  '/resources/fact-sheet/progressive-rod-cone-degeneration-prcd-pra/2026',
  '/resources/fact-sheet/haemophilia-b-factor-ix-deficiency/3014',
  '/resources/fact-sheet/x-linked-myotubular-myopathy-xlmtm/3047',
])('%s is one page, on A4 and on Letter', async (path) => {
  const page = await openPage({ scripts: false })
  await page.goto(path)
  expect(pagesIn(await page.pdf({ format: 'A4' }))).toBe(1)
  expect(pagesIn(await page.pdf({ format: 'Letter' }))).toBe(1)
})

test('in print a product page has all its text, and nothing to press', async () => {
  const page = await openPage()
  await page.goto('/store/degenerative-myelopathy-dm-sod1-canine/p/2001')
  await hydrated(page)
  const folded = page.getByRole('link', { name: 'Wire Fox Terrier', exact: true })
  expect(await folded.isVisible()).toBe(false)
  await page.emulateMedia({ media: 'print' })
  await folded.waitFor()
  await page.getByRole('heading', { level: 1, name: /^Degenerative myelopathy/ }).waitFor()
  for (const role of ['banner', 'contentinfo', 'navigation', 'search', 'button'] as const)
    expect([role, await page.getByRole(role).count()]).toEqual([role, 0])
  for (const format of ['A4', 'Letter']) expect(pagesIn(await page.pdf({ format }))).toBe(2)
})

test('in print the questions have their answers', async () => {
  const page = await openPage({ scripts: false })
  await page.goto('/help')
  const answer = page.getByText(/It can exclude a father; it cannot prove one/)
  expect(await answer.isVisible()).toBe(false)
  await page.emulateMedia({ media: 'print' })
  await answer.waitFor()
})

test('in print a list that scrolls has all its rows', async () => {
  const { page } = await newcomer('breeder')
  for (let number = 1; number <= 14; number++)
    await ask(page, sharedShop(), animalCalls.createAnimal, {
      body: { petName: `Dog ${number}`, gender: 'female', species: { id: 1, name: 'Canine' } },
    })
  await page.setViewportSize({ width: 800, height: 400 })
  await page.goto('/my/my-animals')
  await hydrated(page)
  await page.getByText('14 animals').waitFor()
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
  for (let number = 1; number <= 14; number++)
    expect(await page.getByText(`Dog ${number}`, { exact: true }).filter({ visible: true }).count()).toBe(1)
})
