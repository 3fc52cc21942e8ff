import { enquiryEndpoints } from '@shop/contract/endpoints/enquiry'
import { messages } from '@shop/contract/messages'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { forgiveProblems, hydrated, openPage, useBrowser } from './browser.ts'
import { escaped, inMail, mailPatience, mailsTo, newAddress } from './mail.ts'
import { questionOf, questionStart, rightAnswer } from './security-question.ts'

useBrowser()

const house = 'hello@kinpaw.example'

async function write(page: Page, email: string, message: string) {
  await page.getByLabel('Your name').fill('Ada Sørensen')
  await page.getByLabel('Your email').fill(email)
  await page.getByLabel('What is it about?').selectOption('sample')
  await page.getByLabel('Your message').fill(message)
}

test('somebody writes to us: a reload and a wrong answer lose nothing, and both mails are written', async () => {
  const email = newAddress('ada-writes')
  const message = `Has the sample of ${email} arrived?`
  const page = await openPage({ size: 'phone' })
  await page.goto('/contact-us')
  await hydrated(page)
  await page.getByRole('link', { name: 'Write to us' }).click()
  await write(page, email, message)
  await page.reload()
  await hydrated(page)
  await expect.poll(() => page.getByLabel('Your name').inputValue()).toBe('Ada Sørensen')

  const first = await questionOf(page)
  await page.getByLabel(questionStart).fill('a giraffe')
  await page.getByRole('button', { name: 'Send my message' }).click()
  await page.getByText('Answer to the security question: That was not the answer').waitFor()
  forgiveProblems(/428/)
  await expect.poll(() => page.getByLabel(questionStart).inputValue()).toBe('')
  await expect.poll(() => page.getByLabel('Your message').inputValue()).toBe(message)
  await expect.poll(() => page.getByLabel('What is it about?').inputValue()).toBe('sample')
  expect(first).toMatch(questionStart)

  await page.getByLabel(questionStart).fill(await rightAnswer(page))
  await page.getByRole('button', { name: 'Send my message' }).dblclick()
  await page.getByRole('heading', { name: 'Thank you, we have your message' }).waitFor()
  const reference = await page.getByText(/^KE-[0-9A-F]{8}$/).innerText()
  await expect.poll(() => mailsTo(email), mailPatience).toContainEqual(expect.stringMatching(/within 2 working days/))
  expect(await inMail(email, new RegExp(reference))).toBe(reference)
  await expect
    .poll(() => mailsTo(house), mailPatience)
    .toContainEqual(expect.stringMatching(new RegExp(escaped(message))))
})

test('while the shop is without its database a message waits with its page, and goes out by itself', async () => {
  const email = newAddress('ada-waits')
  const page = await openPage({ size: 'phone' })
  await page.goto('/contact-us')
  await hydrated(page)
  await write(page, email, 'Has it arrived?')
  await page.getByLabel(questionStart).fill(await rightAnswer(page))
  let tries = 0
  await page.route(`**${enquiryEndpoints.sendContact.path}`, (route) => {
    tries += 1
    if (tries > 2) return route.continue()
    const json = { message: messages.somethingWentWrong }
    return route.fulfill({ status: 503, headers: { 'retry-after': '1' }, json })
  })
  await page.getByRole('button', { name: 'Send my message' }).click()
  await page.getByText('We are trying again. What you entered is still here.').waitFor()
  await page.getByRole('heading', { name: 'Thank you, we have your message' }).waitFor()
  expect(tries).toBe(3)
  forgiveProblems(/503/)
})

test('a breeder looks up who is in the program', async () => {
  const page = await openPage()
  await page.goto('/breeder/for-dogs/responsible-breeder-program')
  await hydrated(page)
  await page.getByLabel('Breed, place or name').fill('collie keswick')
  await page.getByRole('button', { name: 'Search' }).last().click()
  await page.getByText('1 kennel', { exact: true }).waitFor()
  await page.getByRole('heading', { name: 'Fellgate' }).waitFor()
  expect(page.url()).toContain('?search=collie+keswick')
})

test('without scripts the list is searched', async () => {
  const page = await openPage({ scripts: false })
  await page.goto('/breeder/for-cats/responsible-breeder-program')
  await page.getByLabel('Breed, place or name').fill('hobart')
  await page.locator('main').getByRole('button', { name: 'Search' }).click()
  await page.getByText('1 cattery', { exact: true }).waitFor()
  expect(await page.getByRole('heading', { name: 'Wattlebird' }).isVisible()).toBe(true)
})
