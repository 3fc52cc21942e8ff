import { maxMailText } from '@shop/contract/enquiry-thread'
import { expect, test } from 'vitest'
import { readMail, withoutQuote } from './received-mail.ts'

const id = '3f0c2a52-1b1c-4b6e-9a53-2f6f0f6f7a11'
const mailOf = (headers: string[], body = 'Thank you, it works.') =>
  readMail(
    new TextEncoder().encode(
      ['From: Ada Byron <Ada@Example.org>', 'Message-ID: <1@example.org>', ...headers, '', body].join('\r\n'),
    ),
  )

test.each([
  [`In-Reply-To: <enquiry-${id}-sender@shop.example>`, id],
  [`References: <enquiry-${id.toUpperCase()}-house@shop.example> <2@example.org>`, id],
  ['In-Reply-To: <2@example.org>', undefined],
  [`Subject: enquiry-${id}-sender`, undefined],
  [`In-Reply-To: <enquiry-${id}@shop.example>`, undefined],
])('which enquiry a mail answers is in its headers: %s', async (header, enquiryId) => {
  expect((await mailOf([header])).enquiryId).toBe(enquiryId)
})

test.each([
  ['Auto-Submitted: auto-replied', true],
  ['Auto-Submitted: no', false],
  ['Precedence: bulk', true],
  ['X-Mailer: Pigeon', false],
])('%s: written by a machine %s', async (header, isAutomatic) => {
  expect((await mailOf([header])).isAutomatic).toBe(isAutomatic)
})

test.each([
  ['Yes.\n\nOn Mon, 23 Nov 2026 at 10:00, Kinpaw wrote:\n> Has it arrived?\n>\n> Jo', 'Yes.'],
  ['Yes.\n\nOn Mon, 23 Nov 2026 at 10:00,\nKinpaw <hello@kinpaw.example> wrote:\n> Has it?', 'Yes.'],
  ['> Has it arrived?\nYes.\n> When?\nOn Monday.', '> Has it arrived?\nYes.\n> When?\nOn Monday.'],
  ['Yes.\nThe colours are:\n> black', 'Yes.\nThe colours are:'],
  ['> all of it', ''],
  ['', ''],
])('what is quoted at the end is left out, and nothing else: %j', (text, own) => {
  expect(withoutQuote(text)).toBe(own)
})

test('a page, an umlaut and a file are read; what is long is cut; what is no mail is refused', async () => {
  const html = ['Content-Type: multipart/mixed; boundary=b', 'MIME-Version: 1.0']
  const parts = [
    '--b\r\nContent-Type: text/html; charset=iso-8859-1\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n<p>Gr=FC=DFe</p>',
    '--b\r\nContent-Type: image/png; name="swab.png"\r\nContent-Disposition: attachment; filename="swab.png"\r\n\r\nx\r\n--b--',
  ]
  expect(await mailOf(html, parts.join('\r\n'))).toMatchObject({
    text: 'Grüße',
    attachments: ['swab.png'],
    from: 'ada@example.org',
  })
  const { text } = await mailOf([], 'a'.repeat(maxMailText + 1))
  expect([text.length, text.endsWith(' [cut]')]).toEqual([maxMailText + 6, true])
  await expect(readMail(new TextEncoder().encode('no mail'))).rejects.toMatchObject({ status: 428 })
})
