import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { hydrated } from './browser.ts'
import { questionStart, rightAnswer } from './security-question.ts'

/** Writes to us by the form; returns the letter's number. */
export async function sendEnquiry(page: Page, { email, message }: { email: string; message: string }) {
  await page.goto('/contact-us')
  await hydrated(page)
  await page.getByLabel('Your name').fill('Ada Sørensen')
  await page.getByLabel('Your email').fill(email)
  await page.getByLabel('What is it about?').selectOption('order')
  await page.getByLabel('Your message').fill(message)
  await page.getByLabel(questionStart).fill(await rightAnswer(page))
  await page.getByRole('button', { name: 'Send my message' }).click()
  await page.getByRole('heading', { name: 'Thank you, we have your message' }).waitFor()
  return page.getByText(/^KE-[0-9A-F]{8}$/).innerText()
}

/** The Message-ID of the mail to `to` that answers their enquiry. */
function answerId(to: string, data: string): string {
  const folder = join(data, 'mail')
  const mails = readdirSync(folder).filter((name) => /^enquiry-.*-answer-.*\.eml$/.test(name))
  const text = mails.map((name) => readFileSync(join(folder, name), 'utf8')).find((mail) => mail.includes(`To: ${to}`))
  expect(text).toMatch(/^In-Reply-To:\s*<enquiry-[\da-f-]{36}-sender@/m)
  return /^Message-ID:\s*(<[^>]+>)/im.exec(text ?? '')?.[1] ?? ''
}

/** A mail that answers our answer, as a file; returns its name. */
export function answerByMail({ data }: { data: string }, email: string, lines: string[]): string {
  const mail = [
    `From: Ada Sørensen <${email}>`,
    `Message-ID: <${crypto.randomUUID()}@example.org>`,
    `In-Reply-To: ${answerId(email, data)}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    '',
    ...lines,
  ]
  const file = join(data, `${crypto.randomUUID()}.eml`)
  writeFileSync(file, mail.join('\r\n'))
  return file
}
