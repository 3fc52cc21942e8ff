import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'

type Role = Parameters<Page['getByRole']>[0]
type Name = string | RegExp

/** More stops than any page has between two things that one wants. */
const mostStops = 80

/** What a screen reader announces of the element that has the focus: `link "Skip to content"`. */
const heard = async (page: Page) =>
  (
    await page
      .locator(':focus')
      .ariaSnapshot()
      .catch(() => '')
  )
    .split('\n')[0]
    ?.replace(/^- /, '') ?? ''

/** The marks of the focus that the eye sees, on the element, what is drawn over it, or the card around it. */
const marked = (page: Page) =>
  page.evaluate(() => {
    const isMark = ({ outlineStyle, outlineWidth, outlineColor }: CSSStyleDeclaration) =>
      outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !/, 0\)$|transparent/.test(outlineColor)
    let element: Element | null = document.activeElement
    // The frame of a field and the card of a radio are drawn by the elements around them.
    for (let up = 0; element && up < 4; up += 1, element = element.parentElement)
      if ([undefined, '::after', '::before'].some((pseudo) => isMark(getComputedStyle(element as Element, pseudo))))
        return true
    return false
  })

const isInView = (page: Page) =>
  page.evaluate(() => {
    const { top, bottom, left, right } = (document.activeElement as Element).getBoundingClientRect()
    return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
  })

/** Where the keyboard stops there must be something to hear and something to see. */
async function checkStop(page: Page) {
  const what = await heard(page)
  const at = `${new URL(page.url()).pathname}: ${what || 'an element without a role'}`
  expect(what, `${at} has a name`).toMatch(/^\S+ "[^"]+"|^\S+: \S/)
  expect(await marked(page), `${at} shows that it has the focus`).toBe(true)
  expect(await isInView(page), `${at} is in view`).toBe(true)
}

const hasFocus = async (what: Locator) => (await what.and(what.page().locator(':focus')).count()) > 0

/** Presses Tab until the focus is on it, `back` with Shift; each stop on the way is looked at. */
export async function tabTo(page: Page, role: Role, name: Name, { back = false } = {}): Promise<void> {
  const wanted = page.getByRole(role, { name, exact: typeof name === 'string' })
  const stops: string[] = []
  // Nobody looks for what is not there yet: on a busy machine it comes later.
  await wanted.first().waitFor({ state: 'attached' })
  for (let press = 0; press < mostStops; press += 1) {
    if (await hasFocus(wanted)) return
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab')
    if (await page.evaluate(() => document.activeElement === document.body)) continue
    await checkStop(page)
    stops.push(await heard(page))
  }
  throw new Error(`${role} ${String(name)} is not reached by Tab. Stops: ${stops.join(', ')}`)
}

/** Goes to it and presses a key. */
export async function press(page: Page, role: Role, name: Name, key = 'Enter', options: { back?: boolean } = {}) {
  await tabTo(page, role, name, options)
  await page.keyboard.press(key)
}

/** Goes to a field and types over what is in it. */
export async function typeInto(page: Page, name: Name, text: string, role: Role = 'textbox') {
  await tabTo(page, role, name)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
}

/** Goes to a list of choices and types the beginning of one. */
export async function choose(page: Page, name: Name, option: string) {
  await tabTo(page, 'combobox', name)
  await page.keyboard.type(option)
  const chosen = () =>
    page.evaluate(() => (document.activeElement as HTMLSelectElement).selectedOptions?.[0]?.textContent ?? '')
  await expect.poll(chosen).toBe(option)
}

/** Waits until it has the focus: after a step, a dialog or an error, the next key goes there. */
export async function isAt(page: Page, role: Role, name: Name) {
  const wanted = page.getByRole(role, { name, exact: typeof name === 'string' }).first()
  await wanted.waitFor()
  await expect.poll(() => hasFocus(wanted), { message: `the focus is on ${role} ${String(name)}` }).toBe(true)
}

/** The page's outline as a screen reader lists it: one first heading, no level left out, each region named once. */
export async function checkOutline(page: Page) {
  const levels = await page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
      .filter((heading) => heading.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false }))
      .filter((heading) => !heading.closest('footer, dialog:not([open])'))
      .map((heading) => ({ level: Number(heading.tagName[1]), text: heading.textContent })),
  )
  const where = `${new URL(page.url()).pathname}: ${levels.map(({ level, text }) => `h${level} ${text}`).join(' | ')}`
  expect(
    levels.filter(({ level }) => level === 1),
    `${where}: one first heading`,
  ).toHaveLength(1)
  for (const [index, { level }] of levels.entries())
    expect(level, `${where}: no level is left out`).toBeLessThanOrEqual((levels[index - 1]?.level ?? 1) + 1)
  for (const role of ['main', 'banner', 'contentinfo'] as const)
    expect(await page.getByRole(role).count(), `${where}: one ${role}`).toBe(1)
}

/** Writes down from now on, also on the pages that follow, what is announced without the focus going there. */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const said: string[] = []
    Object.assign(globalThis, { said })
    const live = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]'
    const hear = (region: Element | null | undefined) => {
      const text = region?.textContent?.trim()
      if (text && said.at(-1) !== text) said.push(text)
    }
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        hear((target instanceof Element ? target : target.parentElement)?.closest(live))
        for (const added of addedNodes)
          if (added instanceof Element)
            [added, ...added.querySelectorAll(live)].filter((region) => region.matches(live)).forEach(hear)
      }
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
  return () => page.evaluate(() => (globalThis as unknown as { said: string[] }).said)
}
