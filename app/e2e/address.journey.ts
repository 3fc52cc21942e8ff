import { expect, test } from 'vitest'
import { hydrated, openPage, useBrowser } from './browser.ts'
import { logIn } from './log-in.ts'

useBrowser()

test.each(['followed', 'loaded'])(
  'a saved address still has its state while the states are fetched (page %s)',
  async (how) => {
    const page = await openPage()
    await page.route('**/api/countries/*/states', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500))
      await route.continue()
    })
    await logIn(page, 'breeder@example.com', { next: how === 'loaded' ? '/my/my-profile' : '/my' })
    if (how === 'followed') {
      await page.getByLabel('Account of Dana Whitcombe').click()
      await page.getByRole('link', { name: 'Update your details' }).click()
      await page.waitForURL('**/my/my-profile')
    }
    await hydrated(page)
    const state = page.getByRole('form', { name: 'Your address' }).getByLabel('State')
    await state.locator('option[value=NY]').waitFor({ state: 'attached' })
    expect(await state.inputValue()).toBe('NY')
  },
)
