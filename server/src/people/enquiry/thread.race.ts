import { randomUUID } from 'node:crypto'
import { enquiryCalls } from '@shop/contract/enquiry'
import { enquiryThreadCalls } from '@shop/contract/enquiry-thread'
import type { Failure } from '@shop/contract/failure'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { inSupport } from '../../../test/callers.ts'
import { desk, withDesk } from '../../../test/desk.ts'
import { enquiryBody } from '../../../test/enquiry.ts'
import { jobsOf } from '../../../test/lab.ts'
import { mailFrom } from '../../../test/mails.ts'
import { useShop } from '../../../test/shop.ts'
import { enquiryMessages } from '../../schema/enquiry.ts'
import { enquiryMessageQueue } from './queues.ts'

const shop = useShop({ ...withDesk, TRUST_PROXY: '1' })

async function makeEnquiry() {
  const body = await enquiryBody(shop)
  return {
    ...body,
    ...(await shop.visitor({ 'x-forwarded-for': randomUUID() }).ask(enquiryCalls.sendContact, { body })),
  }
}
const messagesOf = (id: string) => shop.db.select().from(enquiryMessages).where(eq(enquiryMessages.enquiryId, id))

test('the same answer five times at once is mailed once', async () => {
  const { id, reference } = await makeEnquiry()
  await Promise.all(
    [1, 2, 3, 4, 5].map(() => desk(shop, 'enquiries', 'answer', reference, '--text', 'It has arrived.')),
  )
  const [message, ...more] = await messagesOf(id)
  expect(more).toEqual([])
  expect(jobsOf(shop, enquiryMessageQueue)).toEqual([{ messageId: message?.id }])
})

test('the same mail five times at once is in the thread once', async () => {
  const { id } = await makeEnquiry()
  const mail = mailFrom('ada@example.org', { id: randomUUID(), answers: `<enquiry-${id}-sender@x>`, text: 'Thank you' })
  const send = async () =>
    shop.app.request('/api/desk/enquiry-mails', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${withDesk.DESK_API_KEY}`,
        'x-actor': 'post',
        'content-type': 'application/json',
      },
      body: JSON.stringify({ mail }),
    })
  const answers = await Promise.all([1, 2, 3, 4, 5].map(send))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(await messagesOf(id)).toHaveLength(1)
})

test('of two different answers at once, to what both have read, one is sent and the other is refused', async () => {
  const { id, reference } = await makeEnquiry()
  const people = await Promise.all(['Jo', 'Kim'].map((firstName) => inSupport(shop, { firstName })))
  const answers = await Promise.all(
    people.map(({ browser, user }) =>
      browser
        .ask(enquiryThreadCalls.answerEnquiry, {
          params: { reference },
          body: { text: `From ${user.firstName}`, messageCount: 1 },
        })
        .then(
          () => 200,
          (failure: Failure) => failure.status,
        ),
    ),
  )
  expect(answers.toSorted((one, other) => one - other)).toEqual([200, 409])
  expect(await messagesOf(id)).toHaveLength(1)
})
