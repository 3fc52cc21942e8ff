import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hydrated, openPage, useBrowser } from './browser.ts'
import { asProcess, desk } from './command.ts'
import { inMail, newAddress } from './mail.ts'
import { questionStart, rightAnswer } from './security-question.ts'
import { sharedEmptyShop } from './shop.ts'

useBrowser()

const { shop } = sharedEmptyShop()

/** The Message-ID of the mail to `to` that answers their enquiry. */
function answerId(to: string): string {
  const folder = join(shop.data, 'mail')
  const mails = readdirSync(folder).filter((name) => /^enquiry-.*-answer-.*\.eml$/.test(name))
  const text = mails.map((name) => readFileSync(join(folder, name), 'utf8')).find((mail) => mail.includes(`To: ${to}`))
  expect(text).toMatch(/^In-Reply-To:\s*<enquiry-[\da-f-]{36}-sender@/m)
  return /^Message-ID:\s*(<[^>]+>)/im.exec(text ?? '')?.[1] ?? ''
}

test.each(['desktop', 'phone'] as const)(
  'somebody writes to us on a %s, is answered by mail, and their answer comes into the same thread',
  async (size) => {
    const email = newAddress('ada-asks')
    const page = await openPage({ url: shop.url, size })
    await page.goto('/contact-us')
    await hydrated(page)
    await page.getByLabel('Your name').fill('Ada Sørensen')
    await page.getByLabel('Your email').fill(email)
    await page.getByLabel('What is it about?').selectOption('order')
    await page.getByLabel('Your message').fill('Can I send two swabs in one envelope?')
    await page.getByLabel(questionStart).fill(await rightAnswer(page))
    await page.getByRole('button', { name: 'Send my message' }).click()
    await page.getByRole('heading', { name: 'Thank you, we have your message' }).waitFor()
    const reference = await page.getByText(/^KE-[0-9A-F]{8}$/).innerText()

    expect(await desk(shop, 'enquiries', 'list', '--state', 'waiting')).toContain(`${reference}  waiting`)
    await desk(shop, 'enquiries', 'answer', reference, '--text', 'Yes, if each has its own barcode.', '--by', 'Jo')
    await inMail(email, /Yes, if each has its own barcode\.[^]*reply to this email/, shop)

    const answer = [
      `From: Ada Sørensen <${email}>`,
      `Message-ID: <${crypto.randomUUID()}@example.org>`,
      `In-Reply-To: ${answerId(email)}`,
      'MIME-Version: 1.0',
      'Content-Type: text/plain; charset=utf-8',
      '',
      'Wonderful, thank you. – Ada',
      '',
      'On Tue, 24 Nov 2026, Kinpaw wrote:',
      '> Yes, if each has its own barcode.',
    ]
    const file = join(shop.data, `${reference}.eml`)
    writeFileSync(file, answer.join('\r\n'))
    expect(await asProcess('desk', shop, 'enquiries', 'receive', file)).toContain(
      `It is in the thread of ${reference}.`,
    )
    expect(await desk(shop, 'enquiries', 'receive', file)).toContain('before')
    await inMail('hello@kinpaw.example', new RegExp(`Wonderful, thank you[^]*answer ${reference}`), shop)
    const thread = await desk(shop, 'enquiries', 'show', reference)
    expect(thread).toMatch(/two swabs in one envelope\?[^]*Yes, if each has its own[^]*Wonderful, thank you\. – Ada\n$/)
    await desk(shop, 'enquiries', 'close', reference)
    expect(await desk(shop, 'enquiries', 'list', '--state', 'closed')).toContain(reference)
  },
)
