/** Blanks, and signs that nobody sees: they come with what is copied. */
const unseen = /[\s\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/gu
/** Any dash, the minus sign, and the long-vowel sign that a Japanese keyboard has in its place. */
const dashes = /[\p{Pd}\u2212\u30fc]/gu

/** A number as people type or paste it: in capitals and plain digits, without blanks, with one kind of dash. */
export const plainNumber = (typed: string): string =>
  typed.normalize('NFKC').replace(unseen, '').replace(dashes, '-').toUpperCase()

/** `plainNumber` without dashes and dots: what is left of a code by which another way of writing it is recognised. */
export const plainCode = (typed: string): string => plainNumber(typed).replace(/[-._]/g, '')

const lookAlikes: Record<string, string> = { O: '0', I: '1', L: '1' }
/** O read as 0, and I and L as 1: for what has none of these letters. */
export const withoutLookAlikes = (code: string): string => code.replace(/[OIL]/g, (letter) => lookAlikes[letter] ?? '')

/** Crockford's base 32: no I, L, O and U, which are misread or read as words. */
export const codeLetters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A code's signs in groups of four: "7F3K-9Q2M-HX4T". */
export const inFours = (body: string) => body.match(/.{4}/g)?.join('-') ?? body

/** What each kind of code begins with, what follows, in plain signs, and how it is written. */
const kinds = {
  barcode: { begins: 'KP', body: /^\d{10}$/, write: (body: string) => `KP${body}` },
  order: { begins: 'KP', body: /^\d{6,9}$/, write: (body: string) => `KP-${body}` },
  payment: { begins: 'PAY', body: /^\d{6,9}$/, write: (body: string) => `PAY-${body}` },
  invoice: { begins: 'INV', body: /^\d{6,9}$/, write: (body: string) => `INV-${body}` },
  enquiry: { begins: 'KE', body: /^[\dA-F]{8}$/, write: (body: string) => `KE-${body}` },
  report: { begins: 'KR', body: /^[\dA-HJKMNP-TV-Z]{12}$/, write: (body: string) => `KR-${inFours(body)}` },
  giftCard: { begins: '', body: /^[\dA-HJKMNP-TV-Z]{16}$/, write: inFours },
} as const
export type CodeKind = keyof typeof kinds

/**
 * A code of ours as it is stored and printed, however it is typed: in any case, with any dashes and blanks, full width,
 * with O for 0, and I or l for 1. Null for what is no code of these kinds.
 */
export function readCode(typed: string, ...of: CodeKind[]): string | null {
  const plain = plainCode(typed)
  for (const { begins, body, write } of of.map((kind) => kinds[kind])) {
    const rest = withoutLookAlikes(plain.slice(begins.length))
    if (plain.startsWith(begins) && body.test(rest)) return write(rest)
  }
  return null
}

/** A postal code as people type or paste it, with one kind of blank and of dash, and none of them twice: "LS1  4DY" is "LS1 4DY". */
export const readPostalCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(dashes, '-')
    .replace(unseen, ' ')
    .replaceAll(/ +/g, ' ')
    .replaceAll(/ ?- ?/g, '-')
    .trim()

/** A barcode as its table has it: " kp 4827–19330l" is "KP4827193301". What is none is only made plain. */
export const readBarcode = (typed: string): string => readCode(typed, 'barcode') ?? plainCode(typed)

/** The number of anything that a customer asks about; what is none of ours stays as it was typed. */
export const readNumber = (typed: string): string =>
  readCode(typed, 'barcode', 'order', 'invoice', 'payment', 'report', 'enquiry') ?? typed

/** The number of a parcel: "kp–100042–1" is "KP-100042-1". Its last dash says where the order's number ends. */
export const readParcel = (typed: string): string => {
  const [, order = '', place = ''] = plainNumber(typed).match(/^(.*)-(\w+)$/) ?? []
  const number = readCode(order, 'order')
  return number ? `${number}-${withoutLookAlikes(place)}` : plainNumber(typed)
}

/** A chip's number as it is stored: without blanks, dashes, dots, and the stars and name that AVID prints. */
export const readChip = (typed: string): string =>
  withoutLookAlikes(
    plainNumber(typed)
      .replace(/[-._*·•/]/g, '')
      .replace(/^AVID(?=[\dOIL]{9}$)/, ''),
  )

/** A registration number as it is compared: registries and owners write "DN 123.456/01" and "DN12345601". */
export const readRegistration = (typed: string): string => plainNumber(typed).replace(/[^\p{L}\p{N}]/gu, '')
