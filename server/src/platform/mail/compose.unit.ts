import { expect, test } from 'vitest'
import { compose } from './compose.ts'

const sender = { mailFrom: 'Kinpaw <hello@kinpaw.example>', publicUrl: 'https://kinpaw.example' }

test('a number of ours stays in one piece within a sentence, and is plain in the text', async () => {
  const mail = await compose({ subject: 'Your kit', parts: ['We posted your order KP-100042-7 today.'] }, sender)
  expect(mail.html).toContain('order <span style="white-space:nowrap">KP-100042-7</span> today.')
  expect(mail.text).toContain('We posted your order KP-100042-7 today.')
})
