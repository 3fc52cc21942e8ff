import { expect, test } from 'vitest'
import { forgiveProblems, holdScripts, hydrated, openPage, openTab, useBrowser } from './browser.ts'
import { sendLogin } from './log-in.ts'
import { linkInMail, newAddress } from './mail.ts'

useBrowser()

test('somebody becomes a breeder: registers, confirms through the mail, logs in, and is where they wanted to go', async () => {
  const email = newAddress('ada')
  const password = 'every coat tells a story'
  const page = await openPage({ size: 'phone' })
  await page.goto('/register?next=/breeder/for-dogs/breeds')
  await page.getByRole('link', { name: 'Create a breeder’s account' }).click()
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Sørensen')
  await page.getByLabel('Email').fill(email)
  // As long as a hand takes to the reload button.
  await page.waitForFunction((typed) => Object.values(sessionStorage).join().includes(typed), email)

  // What was typed survives a reload.
  await page.reload()
  await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Ada')
  await page.getByLabel('Password', { exact: false }).first().fill(password)
  await page.getByRole('switch').check()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create my account' }).click()
  await page.getByRole('heading', { name: 'Check your email' }).waitFor()
  await page.getByText(email).waitFor()

  // Not before the address is confirmed.
  const early = await openTab(page)
  await early.goto('/login')
  await sendLogin(early, email, password)
  await early.getByText('Email: Please confirm your address first').waitFor()
  forgiveProblems(/428/)

  const link = await linkInMail(email, '/register/confirm')
  // A scanner of mail looks at it first, which does not use it up.
  expect((await page.request.get(link)).ok()).toBe(true)
  const tab = await openTab(page)
  await tab.goto(link)
  await hydrated(tab)
  await tab.getByRole('button', { name: 'Confirm my address' }).click()
  await tab.getByRole('heading', { name: 'Your account is ready' }).waitFor()
  await tab.reload()
  await tab.getByRole('heading', { name: 'Your account is ready' }).waitFor()

  await tab.getByRole('link', { name: 'Log in' }).last().click()
  await expect.poll(() => tab.getByLabel('Email').inputValue()).toBe(email)
  await tab.getByLabel('Password', { exact: false }).first().fill(password)
  await tab.getByRole('button', { name: 'Log in' }).click()
  await tab.waitForURL('**/breeder/for-dogs/breeds')
  const details = await tab.request.get('/api/my/details')
  expect(await details.json()).toMatchObject({ email, type: 'breeder', name: 'Ada Sørensen' })

  // Once more from the mail: nothing breaks, and the way on is there.
  const again = await openPage({ size: 'phone' })
  await again.goto(link)
  await hydrated(again)
  await again.getByRole('button', { name: 'Confirm my address' }).click()
  await again.getByRole('heading', { name: 'This link has already been used' }).waitFor()
  await again.getByRole('link', { name: 'Log in' }).last().waitFor()
  forgiveProblems(/404/)
})

test('an address that has an account gets the same answer on the screen', async () => {
  const page = await openPage()
  await page.goto('/register/pet-owner')
  await page.getByLabel('First name').fill('Not')
  await page.getByLabel('Last name').fill('Dana')
  await page.getByLabel('Email').fill('breeder@example.com')
  await page.getByLabel('Password', { exact: false }).first().fill('every coat tells a story')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create my account' }).click()
  await page.getByRole('heading', { name: 'Check your email' }).waitFor()
  expect(await linkInMail('breeder@example.com', '/login')).toMatch(/\/login$/)
})

test('what is typed before the scripts run survives a reload', async () => {
  const page = await openPage()
  const release = await holdScripts(page)
  await page.goto('/register/breeder', { waitUntil: 'commit' })
  await page.getByLabel('Email').fill('early@example.com')
  release()
  await hydrated(page)
  await expect.poll(() => page.evaluate(() => Object.values(sessionStorage).join())).toContain('early@example.com')
})
