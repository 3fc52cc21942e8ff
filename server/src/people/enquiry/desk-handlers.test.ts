import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { enquiryCalls } from '@shop/contract/enquiry'
import { enquiryThreadCalls } from '@shop/contract/enquiry-thread'
import { userCalls } from '@shop/contract/user'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { signIn } from '../../../test/buyer.ts'
import { inSupport } from '../../../test/callers.ts'
import { desk, deskScanning, withDesk } from '../../../test/desk.ts'
import { enquiryBody } from '../../../test/enquiry.ts'
import { finishJobs } from '../../../test/lab.ts'
import { mailFrom } from '../../../test/mails.ts'
import { useShop } from '../../../test/shop.ts'
import { asTyped } from '../../../test/typed.ts'
import { auditEntries } from '../../schema/admin.ts'

const shop = useShop({ ...withDesk, TRUST_PROXY: '1', MAIL_FROM: 'The Shop <post@shop.example>' })
const folder = mkdtempSync(join(tmpdir(), 'mails-'))
afterAll(() => rmSync(folder, { recursive: true }))
beforeEach(() => {
  shop.mails.length = 0
})

async function makeEnquiry() {
  const body = await enquiryBody(shop)
  const browser = shop.visitor({ 'x-forwarded-for': randomUUID() })
  const { reference } = await browser.ask(enquiryCalls.sendContact, { body })
  await finishJobs(shop)
  return { ...body, reference }
}

const mailTo = (address: string) => shop.mails.filter(({ to }) => to === address)

/** A mail, taken as the mail server's pipe hands it over. */
async function receive(from: string, mail: Omit<Parameters<typeof mailFrom>[1], 'id'> & { id?: string }) {
  const file = join(folder, randomUUID())
  writeFileSync(file, Buffer.from(mailFrom(from, { id: randomUUID(), ...mail }), 'base64'))
  const done = await desk(shop, 'enquiries', 'receive', file)
  await finishJobs(shop)
  return done
}

test('an enquiry is answered by mail, and the answer to that comes into its thread, once', async () => {
  const { id, reference, email, message } = await makeEnquiry()
  expect((await desk(shop, 'enquiries', 'list', '--state', 'waiting')).output).toContain(`${reference}  waiting`)
  const answer = [
    'enquiries',
    'answer',
    asTyped(reference),
    '--text',
    'It has arrived.\n\nAll is well.',
    '--by',
    'Jo Green',
  ]
  expect((await desk(shop, ...answer)).output).toBe(`${reference} is answered: ${email} gets a mail.`)
  expect((await desk(shop, ...answer)).output).toBe('These words were sent before.')
  await finishJobs(shop)
  const sent = mailTo(email).filter(({ key }) => key.includes('-answer-'))
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ subject: `About your message (${reference})`, answerTo: [`enquiry-${id}-sender`] })
  expect(sent[0]?.text).toContain('It has arrived.\n\nAll is well.\n\nJo Green (command line), The Shop')
  // Nobody has confirmed whose address it is: what was typed is not sent there.
  expect(sent[0]?.text).not.toContain(message)
  expect((await desk(shop, 'enquiries', 'show', reference)).output).toContain(`${reference}  answered`)

  const mail = {
    id: randomUUID(),
    answers: `<${sent[0]?.key}@localhost>`,
    text: 'Thank you!\r\n\r\nAda wrote:\r\n> old',
  }
  expect((await receive(email, mail)).output).toBe(`It is in the thread of ${reference}.`)
  expect((await receive(email, mail)).output).toBe(`It was in the thread of ${reference} before.`)
  const { output } = await desk(shop, 'enquiries', 'show', reference)
  expect(output).toContain(`${reference}  waiting`)
  expect(output.indexOf(message)).toBeLessThan(output.indexOf('All is well.'))
  expect(output.indexOf('All is well.')).toBeLessThan(output.indexOf('Thank you!'))
  const news = mailTo('post@shop.example').filter(({ key }) => key.includes('-news-'))
  expect(news).toHaveLength(1)
  expect(news[0]?.text).toContain('Thank you!')
})

test('a closed one is closed until its sender writes again; a decided application waits for nothing', async () => {
  const { id, reference, email } = await makeEnquiry()
  for (const _ of [1, 2])
    expect((await desk(shop, 'enquiries', 'close', reference)).output).toContain(`${reference} is closed`)
  expect((await desk(shop, 'enquiries', 'list', '--state', 'closed')).output).toContain(reference)
  await receive(email, { answers: `<enquiry-${id}-sender@localhost>`, text: 'One thing more.' })
  expect((await desk(shop, 'enquiries', 'list', '--state', 'waiting')).output).toContain(reference)
  expect((await deskScanning(shop, ['Of course.', '', 'Jo'], 'enquiries', 'answer', reference)).output).toContain(
    'is answered',
  )
  expect((await desk(shop, 'enquiries', 'list', '--state', 'answered')).output).toContain(reference)
})

test('machines, strangers and unknown enquiries add nothing', async () => {
  const { id, reference, email } = await makeEnquiry()
  const answers = `<enquiry-${id}-sender@localhost>`
  const away = { answers, text: 'I am on holiday.', headers: ['Auto-Submitted: auto-replied'] }
  expect((await receive(email, away)).output).toBe('It was written by a machine, and is left out.')
  expect(await receive(email, { answers: `<enquiry-${randomUUID()}-sender@localhost>`, text: 'Hello' })).toEqual({
    code: 1,
    output: 'This mail answers none of our enquiries.',
  })
  expect(await desk(shop, 'enquiries', 'answer', 'KE-00000000', '--text', 'Hello')).toEqual({
    code: 1,
    output: 'No enquiry has this number.',
  })
  expect((await desk(shop, 'enquiries', 'show', reference)).output).not.toContain('holiday')
  // Another address of the same person may answer; where our answers go does not change.
  await receive('ada@elsewhere.example', { answers, text: 'From my other address.' })
  await desk(shop, 'enquiries', 'answer', reference, '--text', 'Well received.')
  await finishJobs(shop)
  expect(mailTo('ada@elsewhere.example')).toEqual([])
  expect(mailTo(email).at(-1)?.text).toContain('Well received.')
})

test('a mail that nobody can read comes into its thread all the same, and one with a NUL without it', async () => {
  const { id, reference } = await makeEnquiry()
  const head = (number: string) =>
    `From: Ada <ada@example.org>\r\nMessage-ID: <${number}>\r\nIn-Reply-To: <enquiry-${id}-sender@localhost>\r\nMIME-Version: 1.0\r\n`
  const part = 'Content-Disposition: attachment; filename="=?utf-8?q?swab=00.png?="\r\n\r\nx\r\n'
  const mails = [
    `${head('1\0@example.org')}Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\nThe first\r\n--b\r\n${part}--b--`,
    `${head('2@example.org')}Content-Type: text/html\r\n\r\n${'<div>'.repeat(50_000)}The second`,
    `${head('3@example.org')}Content-Type: multipart/mixed; boundary=b\r\n\r\n${'--b\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n'.repeat(300)}`,
  ]
  for (const mail of mails) {
    const file = join(folder, randomUUID())
    writeFileSync(file, mail)
    expect(await desk(shop, 'enquiries', 'receive', file)).toMatchObject({
      code: 0,
      output: expect.stringContaining(`It is in the thread of ${reference}.`) as string,
    })
  }
  const { output } = await desk(shop, 'enquiries', 'show', reference)
  expect(output).toContain('swab.png')
  expect(output).not.toContain('\0')
})

test('somebody’s export of data has the whole thread', async () => {
  const { reference, email } = await makeEnquiry()
  await desk(shop, 'enquiries', 'answer', reference, '--text', 'It has arrived.', '--by', 'Jo')
  const browser = shop.visitor()
  await signIn(shop, browser, 'owner', { email })
  expect(await browser.ask(userCalls.exportUser)).toMatchObject({
    enquiries: [{ answers: [{ from: 'house', by: 'Jo (command line)', text: 'It has arrived.', attachments: [] }] }],
  })
})

test('whoever answers what has been answered since they read it is told, and sends nothing', async () => {
  const { reference } = await makeEnquiry()
  const jo = await inSupport(shop, { firstName: 'Jo', lastName: 'Green' })
  const kim = await inSupport(shop, { firstName: 'Kim', lastName: 'Lee' })
  const params = { reference }
  const answer = ({ browser }: typeof jo, text: string, messageCount: number) =>
    browser.ask(enquiryThreadCalls.answerEnquiry, { params, body: { text, messageCount } })
  await answer(jo, 'It has arrived.', 1)
  await expect(answer(kim, 'It is on its way.', 1)).rejects.toMatchObject({
    status: 409,
    message: 'Jo Green has answered since you opened this letter. Read their answer before you send yours.',
  })
  // Sent again, as after a lost reply.
  expect(await answer(jo, 'It has arrived.', 1)).toMatchObject({ isNew: false })
  const { thread } = await answer(kim, 'And it is read.', 2)
  expect(thread.messages.map(({ text }) => text).slice(1)).toEqual(['It has arrived.', 'And it is read.'])
})

test('a letter is assigned to who takes it, found as theirs, and given back', async () => {
  const { reference } = await makeEnquiry()
  const jo = await inSupport(shop, { firstName: 'Jo', lastName: 'Green' })
  const params = { reference }
  const listed = async (query: { assigned: 'me' | 'nobody' }) =>
    (await jo.browser.ask(enquiryThreadCalls.listEnquiries, { query: { ...query, search: reference } })).results.map(
      ({ assignedTo }) => assignedTo?.name ?? null,
    )
  expect(await listed({ assigned: 'nobody' })).toEqual([null])
  for (const _ of [1, 2])
    expect(await jo.browser.ask(enquiryThreadCalls.assignEnquiry, { params, body: { assignee: 'me' } })).toMatchObject({
      assignedTo: { name: 'Jo Green', isMe: true },
    })
  expect(await listed({ assigned: 'me' })).toEqual(['Jo Green'])
  expect(await listed({ assigned: 'nobody' })).toEqual([])
  await jo.browser.ask(enquiryThreadCalls.assignEnquiry, { params, body: { assignee: 'nobody' } })
  expect(await listed({ assigned: 'me' })).toEqual([])
  const lines = await shop.db.select().from(auditEntries).where(eq(auditEntries.subject, reference))
  expect(lines.map(({ reason }) => reason).toSorted()).toEqual(['Assigned to Jo Green', 'Assigned to nobody'])
})

test('letters are found by name, address and words of any message, and ordered by name', async () => {
  const { reference, email } = await makeEnquiry()
  await makeEnquiry()
  await desk(shop, 'enquiries', 'answer', reference, '--text', 'The 100% cotton one, zephyr_ish.')
  const { browser } = await inSupport(shop)
  const found = async (search: string) =>
    (await browser.ask(enquiryThreadCalls.listEnquiries, { query: { search } })).results.map((row) => row.reference)
  expect(await found('zephyr_ish')).toEqual([reference])
  expect(await found(reference.slice(3).toLowerCase())).toEqual([reference])
  expect(await found(email.toUpperCase())).toEqual([reference])
  expect(await found('zephyrXish')).toEqual([])
  const { results } = await browser.ask(enquiryThreadCalls.listEnquiries, { query: { sort: '-lastAt' } })
  expect(results[0]?.reference).toBe(reference)
})
