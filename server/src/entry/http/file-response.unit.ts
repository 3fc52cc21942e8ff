import { attachment, file, type FileReply } from '@shop/contract/file'
import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import { type FileOrAddress, fileResponse } from './file-response.ts'

const pdf = { type: 'application/pdf', content: Buffer.from('%PDF') } as const

/** What a caller gets of a file, to whom an earlier part of the server gave a cookie. */
async function answerOf(answer: FileOrAddress, headers: Record<string, string> = {}, reply: FileReply = file()) {
  const app = new Hono()
  app.get('/', (c) => {
    c.header('set-cookie', 'session=; Max-Age=0')
    return fileResponse(c, reply, answer)
  })
  return app.request('/', { headers })
}

test('what is not stated otherwise is stored nowhere', async () => {
  const { status, headers } = await answerOf(pdf)
  expect(status).toBe(200)
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': '4',
    'cache-control': 'private, no-store',
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'") as string,
  })
  expect(headers.has('content-disposition')).toBe(false)
  expect(headers.has('set-cookie')).toBe(true)
})

test.each([
  ['report.pdf', 'filename="report.pdf"'],
  ['a b.pdf', "filename*=UTF-8''a%20b.pdf"],
  ['Ärzte (2)’s "x"; y.pdf', "filename*=UTF-8''%C3%84rzte%20%282%29%E2%80%99s%20%22x%22%3B%20y.pdf"],
  ["it's*.pdf", "filename*=UTF-8''it%27s%2A.pdf"],
  ['a\r\nset-cookie: b', "filename*=UTF-8''a%0D%0Aset-cookie%3A%20b"],
])('%j is named so that it ends neither the quotation nor the header', async (name, written) => {
  expect((await answerOf({ ...pdf, name })).headers.get('content-disposition')).toBe(`inline; ${written}`)
  const saved = await answerOf({ ...pdf, name }, {}, attachment())
  expect(saved.headers.get('content-disposition')).toBe(`attachment; ${written}`)
})

test.each(['hour', 'forever'] as const)('what every cache may store for %s has no cookie', async (cache) => {
  const { headers } = await answerOf({ ...pdf, cache })
  expect(headers.get('cache-control')).toMatch(/^public, max-age=\d+/)
  expect(headers.has('set-cookie')).toBe(false)
})

test.each(['"one"', 'W/"one"', '"two", "one"', '*'])(
  'who has %s is answered 304, and nothing is read',
  async (known) => {
    const content = vi.fn<() => Promise<Uint8Array>>(async () => Buffer.from('jpeg'))
    const picture = { type: 'image/jpeg', content, cache: 'checked', etag: 'one' } as const
    const headers = { 'if-none-match': known }
    const response = await answerOf(picture, headers)
    expect([response.status, response.headers.get('etag'), response.headers.get('cache-control')]).toEqual([
      304,
      '"one"',
      'private, no-cache',
    ])
    expect(content).not.toHaveBeenCalled()
    expect((await answerOf({ ...picture, etag: 'on' }, headers)).status).toBe(known === '*' ? 304 : 200)
  },
)

test('what was uploaded runs nothing', async () => {
  const { headers } = await answerOf({ ...pdf, isUploaded: true })
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
})

test('a text is UTF-8, and its length is left to what compresses it', async () => {
  const { headers } = await answerOf({ type: 'text/csv', content: 'ä' })
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(headers.has('content-length')).toBe(false)
})

test('a file that is elsewhere leads there', async () => {
  const { status, headers } = await answerOf({ location: '/newest.csv' })
  expect([status, headers.get('location')]).toEqual([302, '/newest.csv'])
})
