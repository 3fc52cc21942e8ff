import { randomUUID } from 'node:crypto'
import { enquiryCalls } from '@shop/contract/enquiry'
import type { Failure } from '@shop/contract/failure'
import { inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newEmail } from '../../../test/account.ts'
import { enquiryBody } from '../../../test/enquiry.ts'
import { useShop } from '../../../test/shop.ts'
import { enquiries } from '../../schema/enquiry.ts'

const shop = useShop({ TRUST_PROXY: '1' })

const caller = () => shop.visitor({ 'x-forwarded-for': randomUUID() })
const storedOf = (ids: string[]) => shop.db.$count(enquiries, inArray(enquiries.id, ids))

test('one enquiry sent five times at once is stored once, mailed once, and thanked for five times', async () => {
  shop.jobs.sent.length = 0
  const body = await enquiryBody(shop)
  const replies = await Promise.all(Array.from({ length: 5 }, () => caller().ask(enquiryCalls.sendContact, { body })))
  expect(new Set(replies.map(({ reference }) => reference)).size).toBe(1)
  expect(await storedOf([body.id])).toBe(1)
  expect(shop.jobs.sent).toHaveLength(2)
})

test('ten enquiries at once with one answered question: one is stored, the others get a new question', async () => {
  const body = await enquiryBody(shop)
  const bodies = Array.from({ length: 10 }, () => ({ ...body, id: randomUUID(), email: newEmail() }))
  const results = await Promise.allSettled(bodies.map((one) => caller().ask(enquiryCalls.sendContact, { body: one })))
  const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as Failure] : []))
  expect(refusals).toHaveLength(9)
  for (const { status, fields } of refusals) expect([status, Object.keys(fields)]).toEqual([428, ['securityAnswer']])
  expect(await storedOf(bodies.map(({ id }) => id))).toBe(1)
})
