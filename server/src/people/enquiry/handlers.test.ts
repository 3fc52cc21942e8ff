import { randomUUID } from 'node:crypto'
import { type Enquiry, enquiryCalls } from '@shop/contract/enquiry'
import type { Failure } from '@shop/contract/failure'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { newEmail } from '../../../test/account.ts'
import { answered, enquiryBody } from '../../../test/enquiry.ts'
import { useShop } from '../../../test/shop.ts'
import { enquiries } from '../../schema/enquiry.ts'
import { moveEnquiries } from './handlers.ts'

const house = 'post@shop.example'

const shop = useShop({ TRUST_PROXY: '1', MAIL_FROM: `The Shop <${house}>` })
beforeEach(() => {
  shop.jobs.sent.length = 0
  shop.mails.length = 0
})

/** From an address of one's own, for callers are counted. */
const caller = () => shop.visitor({ 'x-forwarded-for': randomUUID() })
const send = (body: Enquiry<'contact'>, browser = caller()) => browser.ask(enquiryCalls.sendContact, { body })
const rowsOf = (id: string) => shop.db.select().from(enquiries).where(eq(enquiries.id, id))
const mailed = async () => {
  await shop.jobs.flush(shop.services)
  return { toHouse: shop.mails.filter(({ to }) => to === house), toSender: shop.mails.filter(({ to }) => to !== house) }
}

test('an enquiry is stored and mailed to us, and its sender is thanked', async () => {
  const body = await enquiryBody(shop, { email: newEmail().toUpperCase() })
  const { reference } = await send(body)
  expect(reference).toMatch(/^KE-[\dA-F]{8}$/)
  // Two senders can choose ids that begin alike.
  expect(reference).not.toBe(`KE-${body.id.slice(0, 8).toUpperCase()}`)
  expect(await rowsOf(body.id)).toMatchObject([
    {
      kind: 'contact',
      name: 'Ada Byron',
      email: body.email.toLowerCase(),
      message: body.message,
      details: { topic: 'sample', number: 'KP4827193401' },
    },
  ])
  const { toHouse, toSender } = await mailed()
  expect(toHouse).toMatchObject([{ replyTo: body.email.toLowerCase(), subject: `A question (${reference})` }])
  for (const part of ['Name: Ada Byron', 'Topic: sample', 'Number: KP4827193401', 'It was posted on Monday.'])
    for (const text of [toHouse[0]?.text, toHouse[0]?.html]) expect(text).toContain(part)
  expect(toSender).toMatchObject([{ to: body.email.toLowerCase(), subject: `We have your message (${reference})` }])
  expect(toSender[0]?.text).toContain('within 2 working days')
})

test('sent again it is stored once and mailed once, although its question is used up', async () => {
  const body = await enquiryBody(shop)
  const replies = [await send(body), await send(body), await send({ ...body, message: 'Something else' })]
  expect(new Set(replies.map(({ reference }) => reference)).size).toBe(1)
  expect(await rowsOf(body.id)).toMatchObject([{ message: body.message }])
  expect(shop.jobs.sent).toHaveLength(2)
})

describe('the required security field', () => {
  const refused = (why: RegExp) => ({ status: 428, errors: { securityAnswer: expect.stringMatching(why) } })

  test('left empty is refused in the catalogue’s words (form-1)', async () => {
    const body = await enquiryBody(shop, { securityAnswer: ' ' })
    await expect(send(body)).rejects.toMatchObject(refused(/^This field is required$/))
    expect(await rowsOf(body.id)).toEqual([])
  })

  test('answered wrongly is refused on its field, and its question is over', async () => {
    const body = await enquiryBody(shop)
    await expect(send({ ...body, securityAnswer: 'a giraffe' })).rejects.toMatchObject(refused(/not the answer/))
    await expect(send(body)).rejects.toMatchObject(refused(/is over/))
    expect(await rowsOf(body.id)).toEqual([])
    expect(shop.jobs.sent).toEqual([])
    const { securityToken, securityAnswer } = await answered(shop)
    await send({ ...body, securityToken, securityAnswer })
    expect(await rowsOf(body.id)).toHaveLength(1)
  })

  test('takes a question once', async () => {
    const first = await enquiryBody(shop)
    await send(first)
    const second = { ...first, id: randomUUID() }
    await expect(send(second)).rejects.toMatchObject(refused(/is over/))
    expect(await rowsOf(second.id)).toEqual([])
  })

  test('takes no token that is not ours', async () => {
    const body = await enquiryBody(shop, { securityToken: 'made-up', securityAnswer: 'tabby' })
    await expect(send(body)).rejects.toMatchObject(refused(/is over/))
  })
})

test('a robot that fills in the invisible field is refused, and learns how a person gets through', async () => {
  const body = await enquiryBody(shop, { website: 'https://spam.example' })
  await expect(send(body)).rejects.toMatchObject({ status: 428, message: expect.stringContaining('by mail') })
  expect(await rowsOf(body.id)).toEqual([])
})

test('one caller sends twenty in an hour, and others can still send', async () => {
  const browser = caller()
  for (let time = 0; time < 20; time++) await send(await enquiryBody(shop), browser)
  const late = await enquiryBody(shop)
  await expect(send(late, browser)).rejects.toMatchObject({ status: 429, message: expect.stringContaining('an hour') })
  await send(late)
})

test('one address is thanked five times in an hour, whoever types it', async () => {
  const email = newEmail()
  for (let time = 0; time < 5; time++) await send(await enquiryBody(shop, { email }))
  const late = await enquiryBody(shop, { email: email.toUpperCase() })
  await expect(send(late)).rejects.toMatchObject({ status: 429 })
  // Its question is not used up by that.
  await send({ ...late, email: newEmail() })
})

test('line breaks and HTML in what was typed do no harm in the mails', async () => {
  const body = await enquiryBody(shop, {
    name: 'Ada\r\nBcc: victim@example.org\r\n<img src=x onerror=alert(1)>',
    message: '<script>alert(1)</script>\nEmail: other@example.org',
  })
  await send(body)
  const { toHouse, toSender } = await mailed()
  expect(toHouse).toHaveLength(1)
  const { subject = '', text = '', html = '', replyTo } = toHouse[0] ?? {}
  expect([subject, replyTo].join('')).not.toMatch(/[\r\n]|victim/)
  expect(text).toContain('Name: Ada Bcc: victim@example.org <img')
  expect(html).not.toMatch(/<img|<script/)
  // No text that somebody typed goes to an address that anybody may have typed.
  expect(JSON.stringify(toSender)).not.toMatch(/Ada|victim|script|other@/)
  await expect(
    send(await enquiryBody(shop, { email: 'ada@example.org\r\nBcc: victim@example.org' })),
  ).rejects.toMatchObject({ status: 428, errors: { email: 'This field must be valid email' } })
})

test('an enquiry that was deleted is mailed no more', async () => {
  const body = await enquiryBody(shop)
  await send(body)
  await shop.db.delete(enquiries).where(eq(enquiries.id, body.id))
  expect(await mailed()).toEqual({ toHouse: [], toSender: [] })
})

test('an account’s new address takes along what was written from the old one', async () => {
  const body = await enquiryBody(shop)
  await send(body)
  const email = newEmail()
  await moveEnquiries(shop.db, body.email, email)
  expect(await rowsOf(body.id)).toMatchObject([{ email }])
})

describe('the other forms', () => {
  const person = async () => {
    const { securityToken, securityAnswer } = await answered(shop)
    return { id: randomUUID(), name: 'Ada Byron', email: newEmail(), securityToken, securityAnswer, website: '' }
  }
  const detailsOf = async (id: string) => (await rowsOf(id))[0]

  test('research: 20 working days, its own words for a wrong email', async () => {
    const body = {
      ...(await person()),
      message: 'Why some are tailless',
      institution: 'University of Example',
      species: 'both' as const,
      sampleCount: 120,
      ethicsApproval: 'applied' as const,
    }
    await expect(
      caller().ask(enquiryCalls.sendResearchApplication, { body: { ...body, email: 'ada' } }),
    ).rejects.toMatchObject({ errors: { email: 'email must be a valid email' } })
    await caller().ask(enquiryCalls.sendResearchApplication, { body })
    expect(await detailsOf(body.id)).toMatchObject({
      kind: 'research',
      details: { institution: 'University of Example', species: 'both', sampleCount: 120, ethicsApproval: 'applied' },
    })
    expect((await mailed()).toSender[0]?.text).toContain('within 20 working days')
  })

  test.each([
    ['a day that does not exist', { date: '2027-02-30' }, { date: 'There is no such day' }],
    ['a country that does not exist', { country: 'XX' }, { country: 'Choose a country' }],
    ['half an entry', { expectedEntries: 1.5 }, { expectedEntries: 'Enter a whole number' }],
    ['nothing wrong', {}, null],
  ])('a show with %s', async (_, change, errors) => {
    const body = {
      ...(await person()),
      message: 'Ten kits as prizes',
      showName: 'Spring Specialty',
      date: '2027-05-01',
      place: 'Hobart',
      country: 'AU',
      expectedEntries: 240,
      ...change,
    }
    const sent = caller().ask(enquiryCalls.sendShowSponsorship, { body })
    const outcome = await sent.catch(({ status, errors: fields }: Failure) => ({ status, fields }))
    expect(outcome).toEqual(errors ? { status: 428, fields: errors } : { reference: expect.any(String) })
    const { toHouse } = await mailed()
    expect(toHouse.map(({ text }) => text.includes('Country: Australia'))).toEqual(errors ? [] : [true])
  })

  test('a nomination needs the nominee’s name when it is somebody else, and their consent', async () => {
    const body = {
      ...(await person()),
      message: '',
      nominee: 'other' as 'self' | 'other',
      agentName: '',
      occupation: 'Veterinary nurse',
      address: '1 Wattle Street',
      city: 'Hobart',
      state: 'TAS',
      postalCode: '7000',
      country: 'AU',
      phone: '+61 400 000 000',
      openingTimes: 'Tuesdays, 9 to 12',
      species: 'both' as const,
      hasConsent: true as boolean | undefined,
    }
    const nominate = (change: Partial<typeof body>) =>
      caller().ask(enquiryCalls.sendAgentNomination, {
        body: { ...body, ...change } as typeof body & { hasConsent: true },
      })
    await expect(nominate({})).rejects.toMatchObject({ errors: { agentName: 'This field is required' } })
    await expect(nominate({ nominee: 'self', hasConsent: false })).rejects.toMatchObject({
      errors: { hasConsent: 'Tick this to say that is agreed' },
    })
    await expect(nominate({ nominee: 'self', state: '' })).rejects.toMatchObject({
      errors: { state: 'This field is required' },
    })
    await nominate({ nominee: 'self' })
    const { details } = (await detailsOf(body.id)) ?? {}
    expect(details).toMatchObject({
      nominee: 'self',
      occupation: 'Veterinary nurse',
      species: 'both',
      hasConsent: true,
    })
    expect(details).not.toHaveProperty('agentName')
  })

  test('a responsible breeder accepts the terms', async () => {
    const body = {
      ...(await person()),
      message: 'Hips, eyes and all of your tests',
      kennelName: 'Fellgate',
      species: 'dog' as const,
      breeds: 'Border Collie',
      place: 'Keswick',
      country: 'GB',
      registry: 'The Kennel Club',
      registrationNumber: 'AB-1',
      isListingWanted: true,
      acceptTerms: true,
    }
    await expect(
      caller().ask(enquiryCalls.sendBreederApplication, { body: { ...body, acceptTerms: false } }),
    ).rejects.toMatchObject({ errors: { acceptTerms: 'Tick this to say you accept the terms' } })
    await caller().ask(enquiryCalls.sendBreederApplication, { body })
    expect((await mailed()).toHouse[0]?.text).toContain('Is listing wanted: yes')
  })
})
