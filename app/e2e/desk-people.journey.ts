import { expect, test } from 'vitest'
import { applyAsBreeder, findBlackbeck } from './breeder-application.ts'
import { forgiveProblems, hydrated, openPage, useBrowser } from './browser.ts'
import { desk } from './command.ts'
import { decide } from './desk-work.ts'
import { answerByMail, sendEnquiry } from './enquiry.ts'
import { sendLogin } from './log-in.ts'
import { inMail, linkInMail, newAddress } from './mail.ts'
import { colleague, password } from './people.ts'
import { useEmptyShop } from './shop.ts'

useBrowser()

const { shop } = useEmptyShop()

test('a manager gives a packer the warehouse’s role in the browser, and the packer opens nothing else', async () => {
  const { page: manager } = await colleague(shop, 'manager')
  const email = newAddress('kim')
  await manager.goto('/desk/people')
  await hydrated(manager)
  await manager.getByRole('button', { name: 'Add a colleague' }).click()
  const dialog = manager.getByRole('dialog')
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Role').selectOption('warehouse')
  await dialog.getByLabel('First name').fill('Kim')
  await dialog.getByLabel('Last name').fill('Lee')
  await decide(manager, 'Give the role', 'Packs on Mondays')
  await manager
    .getByRole('row', { name: /Kim Lee/ })
    .getByText('Warehouse')
    .waitFor()

  const packer = await openPage({ url: shop.url })
  await packer.goto(await linkInMail(email, '/reset-password', shop))
  await packer.locator('[name=password]').fill(password)
  await packer.getByRole('button', { name: 'Save my new password' }).click()
  await packer.getByRole('heading', { name: 'Your new password is set' }).waitFor()
  await packer.goto('/login')
  await sendLogin(packer, email, password)
  await packer.waitForURL('**/my')
  await packer.goto('/desk')
  const rooms = packer.getByRole('navigation', { name: 'Rooms' }).getByRole('link')
  expect(await rooms.allInnerTexts()).toEqual(['Today', 'Dispatch', 'People', 'Catalogue'])
  for (const path of ['people', 'people/applications', 'letters', 'machine-room', 'audit']) {
    await packer.goto(`/desk/${path}`)
    expect(new URL(packer.url()).pathname).toBe('/my')
  }
  for (const call of ['desk/enquiries', 'desk/approvals', 'desk/machine-room', 'desk/failed-jobs', 'admin/users'])
    expect((await packer.request.get(`/api/${call}`)).status(), call).toBe(403)

  // Taken again, and the desk is closed to them.
  await manager.getByRole('row', { name: /Kim Lee/ }).press('Enter')
  await manager.getByRole('button', { name: 'Take the role Warehouse' }).click()
  await decide(manager, 'Take the role', 'Has left us')
  await packer.goto('/desk')
  expect(new URL(packer.url()).pathname).toBe('/my')
})

test('a breeder is approved in the browser, and that is taken back', async () => {
  const { page: support } = await colleague(shop, 'support')
  const breeder = newAddress('iain')
  await applyAsBreeder(await openPage({ url: shop.url }), breeder)

  await support.goto('/desk/people/applications')
  await hydrated(support)
  const application = support.getByRole('row', { name: /Iain Fraser/ })
  await application.getByText(/Blackbeck, Border Collie, Penrith/).waitFor()
  await application.getByRole('button', { name: /^Approve/ }).click()
  await decide(support, 'Approve', 'Found in the register')
  await application.waitFor({ state: 'detached' })
  await inMail(breeder, /has joined the program/, shop)
  const visitor = await openPage({ url: shop.url, size: 'phone' })
  await (await findBlackbeck(visitor)).waitFor()

  await support.getByRole('button', { name: 'Take it back' }).click()
  await decide(support, 'Refuse', 'The registration has lapsed')
  await inMail(breeder, /The registration has lapsed/, shop)
  await expect.poll(async () => (await findBlackbeck(visitor)).count()).toBe(0)
})

test('a letter is answered on a phone, and the answer to that comes into its thread', async () => {
  const email = newAddress('ada-asks')
  const reference = await sendEnquiry(await openPage({ url: shop.url }), {
    email,
    message: 'Two swabs in one envelope?',
  })
  const { page: support } = await colleague(shop, 'support', { size: 'phone' })
  const { page: other } = await colleague(shop, 'support')
  await support.goto(`/desk/letters?state=waiting&search=${encodeURIComponent(email)}`)
  await hydrated(support)
  await support.getByRole('row', { name: /Ada Sørensen/ }).press('Enter')
  await support.getByText('Two swabs in one envelope?').waitFor()
  await support.getByRole('button', { name: 'Assign to me' }).click()
  await support.getByText('Assigned to you.').waitFor()
  await other.goto(`/desk/letters/${reference}`)
  await other.getByText('Assigned to Avery Sinclair.').waitFor()

  // What was typed outlives a reload.
  await support.getByLabel('Your answer').fill('Yes, if each has its own barcode.')
  await support.reload()
  await hydrated(support)
  await expect.poll(() => support.getByLabel('Your answer').inputValue()).toBe('Yes, if each has its own barcode.')
  await support.getByRole('button', { name: 'Send the answer' }).click()
  await support.getByText('Yes, if each has its own barcode.').first().waitFor()
  await inMail(email, /Yes, if each has its own barcode\.[^]*reply to this email/, shop)

  // A colleague who has not seen it is told, and sends nothing.
  await other.getByLabel('Your answer').fill('No, one envelope each.')
  await other.getByRole('button', { name: 'Send the answer' }).click()
  await other.getByText(/^Avery Sinclair has answered since you opened this letter/).waitFor()
  forgiveProblems(/409/)
  await other.getByText('Yes, if each has its own barcode.').waitFor()
  expect(await other.getByLabel('Your answer').inputValue()).toBe('No, one envelope each.')

  const file = answerByMail(shop, email, ['Wonderful, thank you.', '', 'On Tue, Kinpaw wrote:', '> Yes, if each'])
  expect(await desk(shop, 'enquiries', 'receive', file)).toContain(`It is in the thread of ${reference}.`)
  await support.reload()
  await support.getByText('Wonderful, thank you.').waitFor()
  await hydrated(support)
  await support.getByRole('button', { name: 'Close the letter' }).click()
  await support.getByText('It is closed, and opens again when its sender writes.').waitFor()
})
