import { maxMailText } from '@shop/contract/enquiry-thread'
import { expect, test } from 'vitest'
import { readMailHead, readMailText, withoutQuote } from './read-mail.ts'

const id = '3f0c2a52-1b1c-4b6e-9a53-2f6f0f6f7a11'
const mailOf = (headers: string[], body = 'Thank you, it works.') =>
  new TextEncoder().encode(
    ['From: Ada Byron <Ada@Example.org>', 'Message-ID: <1@example.org>', ...headers, '', body].join('\r\n'),
  )
const headOf = (headers: string[]) => readMailHead(mailOf(headers))
const textOf = (headers: string[], body: string) => readMailText(mailOf(headers, body))

test.each([
  [`In-Reply-To: <enquiry-${id}-sender@shop.example>`, id],
  [`References: <enquiry-${id.toUpperCase()}-house@shop.example> <2@example.org>`, id],
  ['In-Reply-To: <2@example.org>', undefined],
  [`Subject: enquiry-${id}-sender`, undefined],
  [`In-Reply-To: <enquiry-${id}@shop.example>`, undefined],
])('which enquiry a mail answers is in its headers: %s', async (header, enquiryId) => {
  expect((await headOf([header]))?.enquiryId).toBe(enquiryId)
})

test.each([
  ['Auto-Submitted: auto-replied', true],
  ['Auto-Submitted: no', false],
  ['Precedence: bulk', true],
  ['X-Mailer: Pigeon', false],
])('%s: written by a machine %s', async (header, isAutomatic) => {
  expect((await headOf([header]))?.isAutomatic).toBe(isAutomatic)
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
  expect(await textOf(html, parts.join('\r\n'))).toEqual({ text: 'Grüße', attachments: ['swab.png'] })
  expect((await headOf([]))?.from).toBe('ada@example.org')
  const long = await textOf([], 'a'.repeat(maxMailText + 1))
  expect([long?.text.length, long?.text.endsWith(' [cut]')]).toEqual([maxMailText + 6, true])
  expect(await readMailHead(new TextEncoder().encode('no mail'))).toBeNull()
})

test('a page is its words: styles, scripts, pictures and addresses of links are left out', async () => {
  const page = `<html><head><title>Mail</title><style>p { color: red }</style></head><body>
    <h2>It has arrived</h2><p>Thank&nbsp;you &amp; <b>goodbye</b>,<br>Jo</p><script>alert(1)</script>
    <ul><li>a swab</li></ul><a href="https://a.example">our site</a><img src="x" alt="a logo"></body></html>`
  const written = await textOf(['Content-Type: text/html', 'MIME-Version: 1.0'], page)
  expect(written?.text.split('\n').filter(Boolean)).toEqual([
    'It has arrived',
    'Thank you & goodbye,',
    'Jo',
    ' * a swab',
    'our site',
  ])
})

test('no NUL and no half of a sign comes out of a number, an address or a name', async () => {
  const encoded = '=?utf-8?q?a=00b?='
  const head = await readMailHead(
    new TextEncoder().encode(`From: Ada <ada\0@example.org>\r\nMessage-ID: <1\0@example.org>\r\n\r\nHi`),
  )
  expect(JSON.stringify(head)).not.toContain('\\u0000')
  const parts = `--b\r\nContent-Type: image/png\r\nContent-Disposition: attachment; filename="${encoded}"\r\n\r\nx\r\n--b--`
  const written = await textOf(['Content-Type: multipart/mixed; boundary=b', 'MIME-Version: 1.0'], parts)
  expect(written?.attachments).toEqual(['ab'])
})
