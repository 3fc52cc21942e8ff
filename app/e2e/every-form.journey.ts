import { authCalls } from '@shop/contract/auth'
import type { Locator, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { ask } from './ask.ts'
import { forgiveProblems, hydrated, useBrowser } from './browser.ts'
import { type Way, ways } from './every-form.ts'
import { sendLogin } from './log-in.ts'
import { password } from './people.ts'
import { sharedEmptyShop } from './shop.ts'
import { writesOf } from './writes.ts'
import { isInSample } from '../../vitest/sample.ts'

useBrowser()

const { shop } = sharedEmptyShop()

/** All that is in a form, as somebody sees it; what is never stored is left out. */
const typedIn = (form: Locator) =>
  form.evaluate((element) =>
    [...element.querySelectorAll<HTMLInputElement>('input, select, textarea')]
      .filter(
        ({ type, autocomplete }) => !['password', 'file', 'hidden'].includes(type) && !autocomplete.startsWith('cc-'),
      )
      .map((control) => [
        control.name || control.labels?.[0]?.textContent,
        ['checkbox', 'radio'].includes(control.type) ? control.checked : control.value,
      ])
      .concat([['chosen', [...element.querySelectorAll('[aria-label^=Remove]')].map((tag) => tag.ariaLabel).join()]]),
  )

/**
 * `typedIn` when the form is at rest: lists that are still fetched have their choice then, and open ones are closed.
 */
async function atRestIn(form: Locator) {
  let before = await typedIn(form)
  const isSame = async () => {
    const now = await typedIn(form)
    const same = JSON.stringify(now) === JSON.stringify(before)
    before = now
    return same
  }
  await expect.poll(isSame, { interval: 400 }).toBe(true)
  return before
}

async function fillIn(page: Page, form: Locator, { fields = [], fill }: Way) {
  for (const [label, typed] of fields) {
    const field = form.getByLabel(label).first()
    if (typed === true) await field.check({ force: true })
    else await field.fill(typed)
  }
  await fill?.(page)
}

async function open(page: Page, way: Way) {
  await hydrated(page)
  await way.open?.(page)
  const { name } = way
  const isNamed = typeof name === 'string' || name instanceof RegExp
  const form = (isNamed ? page.getByRole('form', { name }) : page.locator(name.selector)).first()
  await form.waitFor()
  return form
}

describe('in every form', () => {
  test.each(Object.keys(ways).filter((file) => isInSample(file, 12)))(
    '%s: a reload, a lost network, a session’s end and a double press lose nothing',
    async (file) => {
      const way = ways[file] as Way
      const visitor = await way.who(shop)
      const { page, email } = visitor
      await page.goto(typeof way.at === 'string' ? way.at : await way.at(visitor, shop))
      let form = await open(page, way)
      const blank = await atRestIn(form)
      await fillIn(page, form, way)
      let typed = await atRestIn(form)
      expect(typed).not.toEqual(blank)

      if (!way.isOfThePage) {
        await page.reload()
        form = await open(page, way)
        await expect.poll(() => typedIn(form)).toEqual(typed)
      }
      if (!way.send) {
        if (!email) return
        await ask(page, shop, authCalls.logout)
        await page.context().addCookies([{ name: 'session', value: 'of-long-ago', url: shop.url }])
        await page.reload()
        await sendLogin(page, email, password)
        await page.waitForURL(({ pathname }) => pathname !== '/login')
        form = await open(page, way)
        await expect.poll(() => typedIn(form)).toEqual(typed)
        forgiveProblems(/4\d\d/)
        return
      }
      if (way.again) {
        await way.again(page)
        typed = await atRestIn(form)
      }

      const button = form.getByRole('button', { name: way.send, exact: typeof way.send === 'string' }).first()
      await page.route('**/api/**', (route) =>
        route.request().method() === 'GET' ? route.fallback() : route.abort('connectionfailed'),
      )
      await button.click()
      await page.getByText('Network error').first().waitFor()
      expect(await typedIn(form)).toEqual(typed)
      await page.unroute('**/api/**')
      forgiveProblems(/ERR_CONNECTION_FAILED/)

      if (email) {
        await ask(page, shop, authCalls.logout)
        await button.dispatchEvent('click')
        const dialog = page.getByRole('dialog', { name: 'Please log in again' })
        await dialog.getByLabel('Password', { exact: false }).first().fill(password)
        await dialog.getByRole('button', { name: 'Log in' }).click()
        await dialog.waitFor({ state: 'detached' })
        forgiveProblems(/401/)
        expect(await typedIn(form)).toEqual(typed)
      }

      const writes = writesOf(page)
      await button.dblclick()
      await expect.poll(() => writes.length).toBeGreaterThan(0)
      await page.waitForLoadState('networkidle')
      expect(new Set(writes).size).toBe(writes.length)
      forgiveProblems(/4\d\d/)
    },
  )
})
