import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { paths } from '../src/paths.ts'
import { hydrated, openPage, useBrowser } from './browser.ts'
import { logIn } from './log-in.ts'

useBrowser()

/** Every page of the account, every tool, and every step of an activation and a checkout whose address names nothing. */
const pages = [
  ...Object.values(paths).filter(
    (path): path is string => typeof path === 'string' && /^\/(my|tools|activate|cart|checkout)\b/.test(path),
  ),
  ...['details', 'review'].map((step) => `${paths.checkout}?step=${step}`),
  paths.myMicrochip('981020000310301'),
  `${paths.addAnimal}?of=somebody-else`,
]
const ofAPatient = [
  '',
  '/health',
  '/traits',
  '/breeds',
  '/dna-profile',
  '/family',
  '/life-plan',
  '/samples',
  '/reports',
  '/edit',
]

/** What is true of every animal, and names. */
const ofAllAnimals = [
  'Riverside Animal Clinic',
  'fewer than thirty animals of this kind were read',
  'exclude an animal that is not the parent, by how common each allele is among the animals read on this panel',
  'of the DNA differs than if all animals of this species that we have read mated at random',
  'we have read too few animals on this panel',
  'A chip names an animal; a DNA profile shows that it is the one.',
  'A profile tells one animal from all others',
  'It identifies an animal for life',
  'the DNA profile, by which an animal is known for life',
  'No two animals share a profile',
  'It ranks no animal',
  'No animal was tested',
  'Not every animal with this genotype becomes ill',
  'Orthopedic Foundation for Animals',
]

/** The title, and what the page shows and calls its parts, line by line where it says "animal". */
async function animalsOn(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
  await expect
    .poll(() =>
      page
        .getByRole('main')
        .getByText(/^Fetching /)
        .count(),
    )
    .toBe(0)
  const texts = await page.evaluate(() => {
    const main = document.querySelector('main') ?? document.body
    const named = [...document.querySelectorAll('[aria-label], [placeholder], [alt], [title]')].flatMap((node) =>
      ['aria-label', 'placeholder', 'alt', 'title'].map((name) => node.getAttribute(name) ?? ''),
    )
    return [document.title, ...main.innerText.split('\n'), ...named]
  })
  return texts
    .filter((text) => /animal/i.test(ofAllAnimals.reduce((rest, known) => rest.replaceAll(known, ''), text)))
    .map((text) => `${path}: ${text}`)
}

/** With a test for a named patient, so that each step of the checkout can be reached. */
async function fillCart(page: Page) {
  await page.goto('/store/dna-profile/p/2138')
  await hydrated(page)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await page.getByText('Item added to cart').first().waitFor()
  await page.goto(paths.cart)
  await hydrated(page)
  await page.getByLabel('Name of the patient').first().fill('Juno')
  await page.getByRole('button', { name: 'Save', exact: true }).first().click()
  await page.getByRole('button', { name: /^Same test for another patient/ }).waitFor()
}

test('a vet reads of patients on every page of the account, in every tool, in an activation, a cart and a checkout (audience-7)', async () => {
  const page = await openPage()
  await logIn(page, 'vet@example.com', { next: paths.myPatients })
  const patient = await page.getByRole('main').locator('h2 a').first().getAttribute('href')
  expect(patient).toMatch(/^\/my\/animals\//)
  expect(pages.length).toBeGreaterThan(37)
  await fillCart(page)
  const said = []
  for (const path of [...pages, ...ofAPatient.map((part) => `${patient}${part}`)])
    said.push(...(await animalsOn(page, path)))
  expect([...new Set(said)]).toEqual([])
})
