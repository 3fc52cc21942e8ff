import { printedForms } from '@shop/contract/forms-to-print'
import { describe, expect, test } from 'vitest'
import { pagesOf, textOf } from '../../../test/pdf.ts'
import { openShop, useShop } from '../../../test/shop.ts'

const shop = useShop()

const pathOf = (slug: string) => `/resources/forms/${slug}.pdf`
const open = (slug: string, init?: RequestInit) => shop.visitor().fetch(pathOf(slug), init)
const fileOf = async (slug: string) => Buffer.from(await (await open(slug)).arrayBuffer())

/** What each form must have a field for, by its purpose. */
const questions: Record<(typeof printedForms)[number]['slug'], string[]> = {
  'sample-collection': [
    'Pet name',
    'Microchip number',
    'Email address of the account',
    'Barcode on the sleeve of the swab',
    'Name of the collector',
    'Was the microchip read while the sample was taken, and is it the one above?',
    'Signature of the owner',
    'Signature of the collector',
  ],
  'identity-verification': [
    'Registration or agent number',
    'Microchip number as the scanner showed it',
    'Barcode on the sleeve of the swab',
    'Signature of the veterinarian or collector',
    'Stamp of the practice',
  ],
  'transfer-of-ownership': [
    'The present owner',
    'The new owner',
    'Registration number',
    'Signature of the present owner',
    'Signature of the new owner',
  ],
  'show-order': [
    'Name of the show',
    'First and last day',
    'Display stands',
    'Breeds whose fact sheets we should print',
    'Delivery address, with postcode and country',
    'Signature of the secretary',
  ],
}

describe.each(printedForms)('$slug', ({ slug, title, pages }) => {
  test('is a PDF for everybody, which caches store for an hour', async () => {
    const response = await open(slug)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${slug}.pdf"`,
      'cache-control': 'public, max-age=3600',
      'x-content-type-options': 'nosniff',
    })
    expect(response.headers.has('set-cookie')).toBe(false)
    expect(Number(response.headers.get('content-length'))).toBe((await fileOf(slug)).length)
  })

  test('asks what it is for, under its title, on as many pages as the site says', async () => {
    const file = await fileOf(slug)
    const lines = textOf(file).split('\n')
    expect(lines).toEqual(expect.arrayContaining([title, 'Kinpaw', ...questions[slug]]))
    expect(lines).toContain(`Kinpaw · ${title} · page ${pages} of ${pages}`)
    expect(pagesOf(file)).toBe(pages)
  })

  test('is tagged, with a language, a title and headings', async () => {
    const raw = (await fileOf(slug)).toString('latin1')
    for (const mark of ['/StructTreeRoot', '/Lang (en-GB)', '/DisplayDocTitle true', '/S /H1\n', '/S /H2\n'])
      expect(raw).toContain(mark)
  })

  test('is the same file every time', async () => {
    const [one, two] = [await fileOf(slug), await fileOf(slug)]
    expect(one.equals(two)).toBe(true)
  })
})

test('another brand is named in its own forms', async () => {
  const other = await openShop({
    MAIL_FROM: 'Pfotenlabor <hallo@pfoten.example>',
    PUBLIC_URL: 'https://pfoten.example',
  })
  const response = await other.visitor().fetch(pathOf('show-order'))
  const text = textOf(Buffer.from(await response.arrayBuffer()))
  await other.close()
  expect(text).toContain('Pfotenlabor')
  expect(text).toContain('pfoten.example')
  expect(text).not.toContain('Kinpaw')
})

test('a session that has ended is closed by no file that a cache hands on', async () => {
  const visitor = shop.visitor()
  visitor.cookies.set('session', 'of-nobody')
  const closed = await visitor.fetch('/api/countries')
  expect(closed.headers.get('set-cookie')).toContain('session=;')
  visitor.cookies.set('session', 'of-nobody')
  const { status, headers } = await visitor.fetch(pathOf('show-order'))
  expect([status, headers.has('set-cookie')]).toEqual([200, false])
})

test('an address that names no form is not a file', async () => {
  for (const slug of ['nonsense', '', '../sample-collection', 'sample-collection.pdf'])
    expect((await open(slug)).status).toBe(404)
  expect((await shop.visitor().fetch('/resources/forms/sample-collection')).status).toBe(404)
  expect((await open('show-order', { method: 'POST' })).status).toBe(404)
})
