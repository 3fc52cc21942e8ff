import type { Page } from 'playwright'
import { heading, hydrated } from '../browser.ts'
import type { Visitor } from './visitor.ts'

/** A visitor in a browser, on the real shop. */
export function onPage(page: Page): Visitor {
  /** The open dialog, where there is one: the page behind it cannot be pressed. */
  const inside = async () => {
    const dialog = page.locator('dialog:modal').last()
    return (await dialog.count()) ? dialog : page.locator('body')
  }
  return {
    arrives: async (name) => {
      await heading(page, name)
      await hydrated(page)
    },
    press: async (role, name) => (await inside()).getByRole(role, { name }).first().click(),
    fill: async (label, text) => {
      const field = (await inside()).getByLabel(label).and(page.locator('input, textarea'))
      await field.first().fill(text)
    },
    choose: async (label, value) => {
      await (await inside()).getByLabel(label).and(page.locator('select')).selectOption(value)
    },
    sees: async (text) => (await inside()).getByText(text).first().waitFor(),
  }
}
