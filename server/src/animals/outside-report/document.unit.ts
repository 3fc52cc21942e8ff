import { expect, test } from 'vitest'
import { documentIn } from './document.ts'

const typeOf = (...parts: (string | number[])[]) =>
  documentIn(Buffer.concat(parts.map((part) => Buffer.from(part as string))).toString('base64')).contentType
const refused = expect.objectContaining({ status: 428 }) as Error

test.each([
  ['at its beginning', ''],
  ['behind a line break', '\r\n'],
  ['behind the mark of UTF-8', '\uFEFF'],
  ['behind what a printer wrote', '\u001b%-12345X@PJL ENTER LANGUAGE = PDF\r\n'],
  ['at the end of the first 1,024 bytes', ' '.repeat(1019)],
])('a PDF with its header %s is one', (_, before) => {
  expect(typeOf(before, '%PDF-1.7\n%%EOF')).toBe('application/pdf')
})

test('a picture is one by its first bytes, whatever else it says', () => {
  expect(typeOf([0xff, 0xd8, 0xff, 0xe0], '%PDF-1.7')).toBe('image/jpeg')
  expect(typeOf([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])).toBe('image/png')
})

test('a header further in, a picture behind a line break, and a page are refused', () => {
  expect(() => typeOf(' '.repeat(1020), '%PDF-1.7')).toThrow(refused)
  expect(() => typeOf('\n', [0xff, 0xd8, 0xff])).toThrow(refused)
  expect(() => typeOf('<script>alert(1)</script>')).toThrow(refused)
})
