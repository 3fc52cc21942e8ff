import { expect, test } from 'vitest'
import { forgiveProblems, hydrated, openPage, useBrowser } from './browser.ts'

useBrowser()

const breeds = '/breeder/for-dogs/breeds'

test('a part that is gone since a deploy loads the page again, once', async () => {
  const page = await openPage()
  await page.goto('/breeder')
  await hydrated(page)
  // Counted by request: a page requests its scripts before it has loaded.
  let loads = 0
  page.on('request', (request) => (loads += request.isNavigationRequest() ? 1 : 0))
  // The chunk of this version is no longer there; the new page finds its own.
  await page.route('**/assets/Breeds.screen-*.js', (route) =>
    loads ? route.continue() : route.fulfill({ status: 404, body: 'gone' }),
  )
  await page.getByRole('main').locator(`a[href="${breeds}"]`).first().click()
  await page.getByRole('heading', { level: 1, name: 'Find your dog’s breed' }).waitFor()
  await hydrated(page)
  expect([new URL(page.url()).pathname, loads]).toEqual([breeds, 1])
  forgiveProblems(/404|dynamically imported module/)
})

test('one that stays gone has a message, and the frame stays', async () => {
  const page = await openPage()
  // The first page names the guessed country where later ones have the news, and a page that moves counts as scrolled.
  await page.goto('/breeder')
  let loads = 0
  page.on('load', () => (loads += 1))
  await page.goto('/breeder')
  await hydrated(page)
  await page.route('**/assets/Breeds.screen-*.js', (route) => route.fulfill({ status: 404, body: 'gone' }))
  // By keyboard: a mouse that rests on the new page is a move on it, and shows at once what is missing.
  await page.getByRole('main').locator(`a[href="${breeds}"]`).first().press('Enter')
  await expect.poll(() => loads).toBe(2)
  // The new page can be read; it shows what is missing when somebody wants to do something on it.
  await page.getByRole('heading', { level: 1, name: 'Find your dog’s breed' }).waitFor()
  await expect
    .poll(async () => {
      // The first move may come before the script that listens for it.
      await page.mouse.move(5, 5)
      await page.mouse.move(6, 6)
      return page.getByRole('heading', { level: 1, name: 'Please try again shortly' }).isVisible()
    })
    .toBe(true)
  await expect.poll(() => page.getByRole('banner').isVisible()).toBe(true)
  await expect.poll(() => page.getByRole('link', { name: 'Back to home' }).isVisible()).toBe(true)
  expect(loads).toBe(2)
  forgiveProblems(/404|dynamically imported module/)
})

test('without a connection the page says so, and the next one comes by itself', async () => {
  const page = await openPage({ size: 'phone' })
  await page.goto('/breeder')
  await hydrated(page)
  // The frame's parts are there: what is missing without a connection is the next page alone.
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await page.getByText(/^You are offline/).waitFor()
  await page.getByRole('main').locator(`a[href="${breeds}"]`).first().click()
  await page.getByText(/^You are offline\. This page opens as soon as/).waitFor()
  await page.context().setOffline(false)
  await page.getByRole('heading', { level: 1, name: 'Find your dog’s breed' }).waitFor()
  expect(await page.getByText(/^You are offline/).isVisible()).toBe(false)
  forgiveProblems(/ERR_INTERNET_DISCONNECTED|dynamically imported module/)
})

test('without a connection a page says so, is no old one, and comes with the next try', async () => {
  const page = await openPage({ serviceWorker: true, size: 'phone' })
  await page.goto('/help')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await hydrated(page)
  await page.context().setOffline(true)
  await page.goto('/store/collie-eye-anomaly-choroidal-hypoplasia-cea-ch-canine/p/2002')
  await page.getByRole('heading', { level: 1, name: 'You are offline' }).waitFor()
  expect(new URL(page.url()).pathname).toMatch(/\/p\/2002$/)
  // Its picture was never requested before.
  const picture = (await page.getByRole('main').locator('use').getAttribute('href')) ?? ''
  expect(await page.evaluate(async (file) => (await fetch(file)).text(), picture)).toContain('id="art"')
  await page.getByRole('link', { name: 'Try again' }).click()
  await page.getByRole('heading', { level: 1, name: 'You are offline' }).waitFor()
  await page.context().setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await page.getByRole('heading', { level: 1, name: /^Collie eye anomaly/ }).waitFor()
  forgiveProblems(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
})
