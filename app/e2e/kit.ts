import type { Page } from 'playwright'
import { hydrated } from './browser.ts'
import { activateAKit } from './steps/activate-a-kit.ts'
import { onPage } from './steps/on-page.ts'
import { walk } from './steps/visitor.ts'

/**
 * From a kit's barcode to the page that shows it as activated; returns the animal's address, which a guest with an
 * `email` does not have yet.
 */
export async function activateKit(page: Page, barcode: string, name: string, { email }: { email?: string } = {}) {
  await page.goto('/activate')
  await hydrated(page)
  await walk(onPage(page), activateAKit({ barcode, name, email, person: { first: 'Grace', last: 'Okafor' } }))
  if (email) return ''
  return (await page.getByRole('link', { name: `See ${name}` }).getAttribute('href')) ?? ''
}
