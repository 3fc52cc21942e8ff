import type { Page } from 'playwright'

/** In the open country dialog: types, picks, confirms. The page is then loaded again. */
export async function chooseCountry(page: Page, typed: string, name: string) {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Country' }).click()
  await page.keyboard.type(typed)
  await page.getByRole('option', { name }).click()
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await dialog.waitFor({ state: 'detached' })
}
