import { readFileSync } from 'node:fs'
import { addressCalls } from '@shop/contract/address'
import { animalCalls } from '@shop/contract/animal'
import { newsletterCalls } from '@shop/contract/newsletter'
import { reportCalls } from '@shop/contract/report'
import { sharingCalls } from '@shop/contract/sharing'
import { expect, test } from 'vitest'
import { ask } from './ask.ts'
import { forgiveProblems, hydrated, openPage, useBrowser } from './browser.ts'
import { desk, lab } from './command.ts'
import { inDatabase } from './database.ts'
import { activate, importReadings } from './dogs.ts'
import { sendLogin } from './log-in.ts'
import { inMail } from './mail.ts'
import { kitsFrom, placeOrder } from './order.ts'
import { newcomer, password } from './people.ts'
import { useEmptyShop } from './shop.ts'

useBrowser()

const { shop, database } = useEmptyShop()

const cea = 2002
const person = { first: 'Ottilie', last: 'Quennell' }
const tracking = '9400111899223100000041'

/** Every table with a row that names the person in any of its columns, the queue's too. */
async function tablesThatName(...words: string[]): Promise<string[]> {
  const tables = await inDatabase<{ name: string }>(
    database,
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  )
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const rows = await inDatabase(database, `select 1 from ${name} t where t::text ilike any ($1) limit 1`, [
        words.map((word) => `%${word}%`),
      ])
      return rows.length ? [name] : []
    }),
  )
  return found.flat().toSorted((a, b) => a.localeCompare(b))
}

test.each(['desktop', 'phone'] as const)(
  'somebody takes along what we store of them, leaves, and no table names them; the books stay whole: on a %s',
  async (size) => {
    const { page, email } = await newcomer('breeder', { shop, size })
    // Something of everything: an order, a parcel, an animal with results and a certificate, a share, an address.
    let number = ''
    const [barcode = ''] = await kitsFrom(shop, async () => {
      ;({ number } = await placeOrder(page, shop, { items: [{ productId: cea }], person }))
    })
    await desk(shop, 'dispatch', number, '--carrier', 'usps', '--tracking', tracking)
    const { id } = await activate(page, shop, { barcode, name: 'Wolkenfängerin', email })
    await lab(shop, 'advance', '--stage', 'received', barcode)
    await importReadings(shop, [{ barcode, productId: cea, genotype: 'N/CEA' }])
    await inMail(email, /results of .* are ready/i, shop)
    const certificate = await ask(page, shop, reportCalls.getCertificate, { params: { id } })
    const vet = await newcomer('vet', { shop })
    await ask(page, shop, sharingCalls.shareAnimal, { params: { id }, body: { email: vet.email } })
    const address = { firstName: person.first, lastName: person.last, address: '7 Kestrel Mews', city: 'Ithaca' }
    await ask(page, shop, addressCalls.createAddress, {
      body: { ...address, state: 'NY', postalCode: '14850', country: 'US', kind: 'billing' },
    })
    await ask(page, shop, newsletterCalls.signUpToNewsletter, { body: { email, countryCode: 'US' } })

    await page.goto('/my/my-profile')
    await hydrated(page)
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download my data' }).click()
    const download = await saving
    expect(download.suggestedFilename()).toMatch(/-my-data-\d{4}-\d\d-\d\d\.json$/)
    const kept = readFileSync(await download.path(), 'utf8')
    for (const word of [
      email,
      number,
      barcode,
      tracking,
      'Quennell',
      '7 Kestrel Mews',
      'Wolkenfängerin',
      'N/CEA',
      vet.email,
    ])
      expect(kept).toContain(word)
    expect(kept).not.toMatch(/password_?hash|scrypt|\$argon/i)
    expect(JSON.parse(kept)).toMatchObject({ profile: { email } })
    const words = [email, person.last, 'Kestrel Mews', 'Wolkenfängerin', tracking, 'Avery']
    expect((await tablesThatName(...words)).length).toBeGreaterThan(5)
    const booked = (await desk(shop, 'export', 'orders', '--from', '2026-01-01', '--to', '2036-12-31'))
      .split('\n')
      .find((line) => line.includes(number))

    await page.getByRole('button', { name: 'Delete my account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
    await dialog.getByLabel(/^Your password/).fill(password)
    await dialog.getByRole('button', { name: 'Delete my account' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    await page.getByText('Goodbye, Avery. Your account is deleted').first().waitFor()
    await inMail(email, /Thank you for having been with us/, shop)

    await expect.poll(() => tablesThatName(...words), { timeout: 20_000 }).toEqual([])
    expect((await page.request.get('/api/my/details')).status()).toBe(401)
    await page.goto('/login')
    await sendLogin(page, email, password)
    await page.getByText('do not belong together').first().waitFor()
    forgiveProblems(/401|428/)
    await expect(ask(vet.page, shop, animalCalls.getAnimal, { params: { id } })).rejects.toThrow(/404/)

    // A stranger with the certificate in hand reads that it is no longer valid.
    const stranger = await openPage({ url: shop.url, size })
    await stranger.goto(`/tools/report-authentication/${certificate.key}`)
    await stranger.getByText('No report of ours has this number').first().waitFor()
    expect(await stranger.getByText('Wolkenfängerin').count()).toBe(0)
    forgiveProblems(/404/)

    const after = (await desk(shop, 'export', 'orders', '--from', '2026-01-01', '--to', '2036-12-31'))
      .split('\n')
      .find((line) => line.includes(number))
    expect(after).toBe(booked)
    expect(await desk(shop, 'reconcile')).toBe('Everything agrees.\n')
  },
)
