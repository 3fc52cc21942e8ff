import { expect, test } from 'vitest'
import { openPage, useBrowser } from './browser.ts'
import { asProcess } from './command.ts'
import { sendLogin } from './log-in.ts'
import { linkInMail } from './mail.ts'
import { useEmptyShop } from './shop.ts'

useBrowser()

const { shop } = useEmptyShop()

test('the first administrator of an empty shop is made by command, chooses a password and reads the audit', async () => {
  const email = 'ruth@example.org'
  const name = ['--first-name', 'Ruth', '--last-name', 'Okonjo', '--country', 'AU']
  const output = await asProcess(
    'desk',
    shop,
    'roles',
    'give',
    email,
    'manager',
    ...name,
    '--by',
    'Jo',
    '--reason',
    'Runs the shop',
  )
  expect(output).toContain(`${email} has the role manager.`)

  const page = await openPage({ url: shop.url })
  await page.goto(await linkInMail(email, '/reset-password', shop))
  await page.locator('[name=password]').fill('a sentence of my own')
  await page.getByRole('button', { name: 'Save my new password' }).click()
  await page.getByRole('heading', { name: 'Your new password is set' }).waitFor()
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL('**/login')
  await sendLogin(page, email, 'a sentence of my own')
  await page.waitForURL('**/my')
  await page.goto('/desk/audit')
  const line = page.getByRole('row', { name: /Gave a role/ })
  await line.waitFor()
  expect(await line.innerText()).toContain('Jo (command line)')
})
