import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { forgiveProblems, hydrated, useBrowser } from './browser.ts'
import { desk } from './command.ts'
import { reportedDogs } from './dogs.ts'
import { inMail } from './mail.ts'
import { newcomer } from './people.ts'
import { sharedEmptyShop } from './shop.ts'

useBrowser()

const { shop } = sharedEmptyShop()
const club = 'Border Collie Club of the Lakes'

const openClub = async (page: Page) => {
  await page.goto('/my/club-products')
  await hydrated(page)
  return page.getByRole('region', { name: club, exact: true })
}

test('a club is opened, gets members and products, holds an animal handed over, and gives it back', async () => {
  const { page, email } = await newcomer('breeder', { shop })
  const secretary = await newcomer('breeder', { shop, size: 'phone' })
  await page.goto('/my/club-products')
  await page.getByText('You are not in a club yet').waitFor()

  for (const one of [email, secretary.email]) {
    await desk(shop, 'approve', 'club', one, '--club', club, '--reason', 'Named by the club')
    await inMail(one, /the products only its members can buy/, shop)
  }
  const amount = 'AUD=129,USD=99,CAD=129,EUR=95,GBP=85'
  const product = ['club-product', 'add', '36', '--club', club, '--amount', amount, '--name', 'The club’s kit']
  await desk(shop, ...product, '--reason', 'Agreed for 2027')

  const [skye] = await reportedDogs(page, shop, email, ['Skye'])
  const mine = await openClub(page)
  await mine.getByText('You act for this club with Avery Sinclair.').waitFor()
  await page
    .getByRole('region', { name: `Sold to ${club} alone` })
    .getByText('The club’s kit')
    .first()
    .waitFor()
  await mine.getByRole('button', { name: 'Hand over an animal' }).click()
  const form = page.getByRole('dialog')
  await form.getByRole('combobox', { name: 'Animal' }).click()
  await page.getByRole('option', { name: 'Skye, Border Collie' }).click()
  await form.getByRole('checkbox', { name: /members may read/ }).check()
  await form.getByRole('button', { name: 'Hand over' }).click()
  await mine.getByText('Handed over by you').waitFor()

  const theirs = await openClub(secretary.page)
  await theirs.getByText('Handed over by Avery Sinclair').waitFor()
  await theirs.getByRole('link', { name: 'Read Skye’s results' }).click()
  await secretary.page.getByText('Shared with you, to read').first().waitFor()
  await secretary.page.goBack()
  await hydrated(secretary.page)
  await theirs.getByRole('checkbox', { name: /^Skye/ }).check()
  await theirs.getByRole('button', { name: 'Move to my account' }).click()
  await secretary.page.getByText(/^Avery Sinclair handed Skye over/).waitFor()
  await theirs.getByRole('button', { name: 'Give back' }).click()
  await secretary.page.getByRole('alertdialog').getByRole('button', { name: 'Give Skye back' }).click()
  await theirs.getByText('holds no animals').waitFor()
  await secretary.page.goto(`/my/animals/${skye?.id}`)
  await secretary.page.getByRole('heading', { name: 'We cannot find this animal' }).first().waitFor()
  forgiveProblems(/404/)

  await inMail(email, /gave Skye back to you/, shop)
  await page.goto(`/my/animals/${skye?.id}`)
  await page.getByRole('heading', { name: /Skye/ }).first().waitFor()
  expect(new URL(page.url()).pathname).toBe(`/my/animals/${skye?.id}`)
})
