import { expect, test } from 'vitest'
import { forgiveProblems, hydrated, openPage, useBrowser } from './browser.ts'
import { reportedDogs } from './dogs.ts'
import { newcomer } from './people.ts'
import { sharedEmptyShop } from './shop.ts'

useBrowser()

const { shop } = sharedEmptyShop()
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test.each(['desktop', 'phone'] as const)(
  'on a %s an animal gets a photo and a page for everybody, whose old address ends with a new one',
  async (size) => {
    const { page, email } = await newcomer('breeder', { shop, size })
    const [skye] = await reportedDogs(page, shop, email, ['Skye'])
    await page.goto(`/my/animals/${skye?.id}`)
    await hydrated(page)
    await page.getByRole('button', { name: 'Add a photo' }).click()
    const photo = page.getByRole('dialog', { name: 'A photo of Skye' })
    await photo.getByLabel(/^The picture/).setInputFiles({ name: 'skye.png', mimeType: 'image/png', buffer: pixel })
    await photo.getByLabel(/^What it shows/).fill('Skye at the sea')
    await photo.getByRole('button', { name: 'Save the photo' }).click()
    await page.getByRole('img', { name: 'Skye at the sea' }).first().waitFor()

    await page.getByRole('button', { name: 'Make a page' }).click()
    const form = page.getByRole('dialog', { name: /^A public page/ })
    await form.getByRole('checkbox', { name: 'The breed' }).uncheck()
    await form.getByRole('button', { name: 'Make the page' }).click()
    const link = page.getByRole('link', { name: /View it/ })
    const address = (await link.getAttribute('href')) ?? ''

    const guest = await openPage({ url: shop.url, size })
    await guest.goto(address)
    await guest.getByRole('heading', { level: 1, name: 'Skye' }).waitFor()
    await guest.getByRole('img', { name: 'Skye at the sea' }).waitFor()
    expect(await guest.getByText('Border Collie').count()).toBe(0)
    expect(await guest.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
    const preview = (await guest.locator('meta[property="og:image"]').getAttribute('content')) ?? ''
    const picture = await guest.request.get(new URL(preview).pathname)
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg'])

    await page.getByRole('button', { name: 'Change or close it' }).click()
    await form.getByRole('button', { name: 'Give it a new link' }).click()
    await page.getByText(/The old one no longer works/).waitFor()
    expect(await link.getAttribute('href')).not.toBe(address)
    await guest.goto(address)
    await guest.getByRole('heading', { name: 'There is no such page' }).waitFor()
    forgiveProblems(/404/)
  },
)
