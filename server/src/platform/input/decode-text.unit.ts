import { expect, test } from 'vitest'
import { decodeText } from './decode-text.ts'

const utf16be = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()

test.each([
  ['UTF-8', Buffer.from('Björk')],
  ['UTF-8 with its mark', Buffer.from('\uFEFFBjörk')],
  ['UTF-16, as Windows writes it', Buffer.from('\uFEFFBjörk', 'utf16le')],
  ['UTF-16 the other way round', utf16be('Björk')],
])('%s is read, and nothing of it is a guess', (_, bytes) => {
  expect(decodeText(bytes)).toEqual({ text: 'Björk', lookAt: [] })
})

test('windows-1252 is read, and the cells with its letters are shown, once each', () => {
  const bytes = Buffer.from('KP1;Bj\xf6rk;"Zo\xeb, the second"\r\nKP2;Bj\xf6rk;\x93Tam\x94\tplain', 'latin1')
  expect(decodeText(bytes)).toEqual({
    text: 'KP1;Björk;"Zoë, the second"\r\nKP2;Björk;“Tam”\tplain',
    lookAt: ['Björk', 'Zoë', '“Tam”'],
  })
})

test('few are shown of many, and little of long ones', () => {
  const many = Buffer.from(Array.from({ length: 500 }, (_, at) => `\xe9 ${at}`).join('\n'), 'latin1')
  expect(decodeText(many)?.lookAt).toHaveLength(20)
  const long = Buffer.from(`${'a'.repeat(1e6)}\xe9${'b'.repeat(1e6)}`, 'latin1')
  expect(decodeText(long)?.lookAt[0]?.length).toBeLessThanOrEqual(120)
})

test.each([
  ['a picture', [0xff, 0xd8, 0xff, 0xe0, 0, 16]],
  ['a byte that windows-1252 has no letter for', [0x41, 0x81]],
  ['half of a UTF-16 pair', [0xff, 0xfe, 0, 0xd8]],
])('%s is no text', (_, bytes) => {
  expect(decodeText(Uint8Array.from(bytes))).toBeNull()
})
