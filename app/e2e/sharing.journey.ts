import { expect, test } from 'vitest'
import { forgiveProblems, hydrated, useBrowser } from './browser.ts'
import { type Dog, reportedDogs } from './dogs.ts'
import { inMail, newAddress } from './mail.ts'
import { newcomer } from './people.ts'
import { sharedEmptyShop } from './shop.ts'

useBrowser()

const { shop } = sharedEmptyShop()

test('an owner invites their vet, who reads; the owner takes it back, and the vet reads no more', async () => {
  const owner = await newcomer('breeder', { shop })
  const [dog] = (await reportedDogs(owner.page, shop, owner.email, ['Skye'])) as [Dog]
  const address = `/my/animals/${dog.id}`

  // The vet has no account yet: the mail leads to one.
  const email = newAddress('priya')
  await owner.page.goto(address)
  await hydrated(owner.page)
  await owner.page.getByRole('button', { name: 'Share', exact: true }).click()
  const share = owner.page.getByRole('dialog')
  await share.getByLabel('Email').fill(email)
  await share.getByRole('button', { name: 'Share Skye' }).click()
  const stop = share.getByRole('button', { name: `Stop sharing with ${email}` })
  await stop.waitFor()
  await inMail(email, /my\/animals\/shared/, shop)

  const vet = await newcomer('vet', { shop, email })
  await vet.page.goto('/my/animals/shared')
  await vet.page.getByRole('link', { name: /Skye/ }).first().click()
  await vet.page.getByRole('heading', { name: /Skye/ }).first().waitFor()
  await vet.page.goto(`${address}/dna-profile`)
  await vet.page.getByText('Marker 001').first().waitFor()

  await stop.click()
  await stop.waitFor({ state: 'detached' })
  expect((await vet.page.request.get(`/api${address}`)).status()).toBe(404)
  await vet.page.reload()
  await vet.page.getByText('Marker 001').first().waitFor({ state: 'detached' })
  await vet.page.goto('/my/animals/shared')
  await hydrated(vet.page)
  expect(await vet.page.getByRole('link', { name: /Skye/ }).count()).toBe(0)
  forgiveProblems(/status of 404/)
})
