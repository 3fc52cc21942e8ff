import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type CodeKind,
  plainCode,
  readBarcode,
  readChip,
  readCode,
  readNumber,
  readParcel,
  readRegistration,
} from './codes.ts'

const codes: [CodeKind, string][] = [
  ['barcode', 'KP4827190103'],
  ['order', 'KP-100142'],
  ['payment', 'PAY-100102'],
  ['invoice', 'INV-100012'],
  ['enquiry', 'KE-10AF09B1'],
  ['report', 'KR-7F3K-0Q2M-1X4T'],
  ['giftCard', '7F3K-9Q2M-0X4T-P81W'],
]
const fullWidth = (text: string) => text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))
const everywhere = (text: string, sign: string) => text.split('').join(sign)

/** How people, keyboards and copied texts write one code. */
const spellings: [string, (code: string) => string][] = [
  ['as printed', (code) => code],
  ['in small letters', (code) => code.toLowerCase()],
  ['with blanks around', (code) => `  ${code}\t\n`],
  ['with blanks for dashes', (code) => code.replaceAll('-', ' ')],
  ['without dashes', (code) => code.replaceAll('-', '')],
  ['with a dash in the middle', (code) => `${code.slice(0, 6)}-${code.slice(6)}`],
  ['full width', fullWidth],
  ...['–', '—', '‑', '‐', '−', 'ー', '－', '_', '.'].map((dash): [string, (code: string) => string] => [
    `with ${dash} for dashes`,
    (code) => `${code.slice(0, 2)}${dash}${code.slice(2).replaceAll('-', dash)}`,
  ]),
  ...['\u200b', '\u200e', '\ufeff', '\u00ad', '\u2060', '\u202e', '\u00a0', '\u2009', '\u3000'].map(
    (sign): [string, (code: string) => string] => [
      `with U+${sign.charCodeAt(0).toString(16)} in it`,
      (code) => everywhere(code, sign),
    ],
  ),
  ['with O for 0 and l for 1', (code) => code.replaceAll('0', 'O').replaceAll('1', 'l')],
  ['with o for 0 and I for 1', (code) => code.replaceAll('0', 'o').replaceAll('1', 'I')],
]

test.each(codes.flatMap(([kind, code]) => spellings.map(([how, write]) => [kind, how, write(code), code] as const)))(
  'a code of the kind %s, %s, is read',
  (kind, _how, typed, code) => {
    expect(readCode(typed, kind)).toBe(code)
    expect(plainCode(readCode(code, kind) ?? '')).toBe(plainCode(code))
  },
)

test.each(codes.filter(([kind]) => kind !== 'giftCard'))(
  'of the kinds that a customer names, %s is distinguished',
  (_kind, code) => expect(readNumber(code.toLowerCase().replaceAll('-', '–'))).toBe(code),
)

test.each(['', '-', 'KP', 'KP48271', 'KPU827190103', 'KR-7F3K-9Q2M-HXU4', 'KR-7F3K-9Q2M', 'what is this?'])(
  '%j is no code',
  (typed) => {
    expect(readCode(typed, ...codes.map(([kind]) => kind))).toBeNull()
    expect(readNumber(typed)).toBe(typed)
  },
)

test('what is none of our barcodes is still compared in one form', () =>
  expect(readBarcode(' ab–12\u200b o')).toBe('AB12O'))

test.each(['KP-100042-1', 'kp–100042–1', ' KP 100042‑l', 'kp100042-1', 'KP-1OOO42-1'])('%j is a parcel', (typed) =>
  expect(readParcel(typed)).toBe('KP-100042-1'),
)

test.each([
  ...spellings.map(([how, write]) => [how, write('981020000310301'), '981020000310301']),
  ['as a scanner shows it', '981 020 000 310 301', '981020000310301'],
  ['as papers print it', '981.020.000.310.301', '981020000310301'],
  ['as AVID prints it', 'avid*012*345*678', '012345678'],
  ['as AVID prints it, with O', 'AVID * O12 * 345 * 678', '012345678'],
  ['with letters', '4a5b-6c7d8e', '4A5B6C7D8E'],
])('a chip’s number, %s, is read', (_how, typed, chip) => expect(readChip(typed ?? '')).toBe(chip))

test('a registration number is compared by its letters and digits', () => {
  for (const typed of ['DN 123456/01', 'dn-123456–01', 'DN12345601', 'ＤＮ１２３４５６０１'])
    expect(readRegistration(typed)).toBe('DN12345601')
})

test('reading what was read changes nothing, whatever was typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      for (const read of [readBarcode, readChip, readNumber, readParcel, readRegistration])
        expect(read(read(typed))).toBe(read(typed))
    }),
  )
})
