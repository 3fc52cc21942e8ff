import { randomBytes } from 'node:crypto'

/** Crockford's base 32: no I, L, O and U, which are misread or read as words. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 12

const written = (body: string) => `KR-${body.match(/.{4}/g)?.join('-')}`

/** A report's number, "KR-7F3K-9Q2M-HX4T": 60 random bits, so that nobody comes upon one by trying. */
export const newReportKey = () => written([...randomBytes(length)].map((byte) => letters[byte % 32]).join(''))

/** A report's number as people type it, in any case and with any spaces, O for 0 and l for 1; null when it is none. */
export function reportKeyIn(typed: string): string | null {
  const [, body] =
    typed
      .toUpperCase()
      .replace(/[\s‐-―-]/g, '')
      .match(/^KR([0-9A-Z]{12})$/) ?? []
  const plain = body?.replaceAll('O', '0').replace(/[IL]/g, '1')
  return plain && plain.split('').every((letter) => letters.includes(letter)) ? written(plain) : null
}
