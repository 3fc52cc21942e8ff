/*
 * What a bank transfer names: the number of an order or an invoice as a creditor reference of ISO 11649, "RF" with two
 * check digits before it. Banks take it as it is, and a digit that was mistyped is another payer's order in no case.
 */

const lettersOnly = (number: string) =>
  number
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')

/** ISO 7064's MOD 97-10 of a text whose letters count from 10 to 35. */
const mod97 = (text: string) =>
  text.split('').reduce((rest, char) => Number(`${rest}${Number.parseInt(char, 36)}`) % 97, 0)

/** "KP-100042" becomes "RF48KP100042". */
export function referenceOf(number: string): string {
  const plain = lettersOnly(number)
  const check = String(98 - mod97(`${plain}RF00`)).padStart(2, '0')
  return `RF${check}${plain}`
}

/** Numbers of orders ("KP-100042") and invoices ("INV-100012") that a reference names; `isChecked` by its check digits. */
export type Named = { numbers: string[]; isChecked: boolean }

/**
 * Reads what a payer wrote, in any case, with spaces or dashes and other words around it. References with check digits
 * that are wrong name nothing, and where there is one that is right, numbers without check digits do not count.
 */
export function namedIn(written: string): Named {
  const references = [...lettersOnly(written).matchAll(/RF\d\d(KP|INV)(\d{6,9})/g)]
  if (references.length)
    return { numbers: unique(references.flatMap(([whole]) => checkedNumberIn(whole))), isChecked: true }
  const plain = [
    ...written
      .normalize('NFKC')
      .toUpperCase()
      .matchAll(/(KP|INV)[\s\p{Pd}\p{Default_Ignorable_Code_Point}]*(\d{6,9})(?!\d)/gu),
  ]
  return { numbers: unique(plain.map(([, prefix, digits]) => `${prefix}-${digits}`)), isChecked: false }
}

/** Digits that follow may be a date's: the check digits show where the number ends. */
function checkedNumberIn(written: string): string[] {
  const [, prefix, digits = ''] = written.match(/^RF\d\d(KP|INV)(\d+)$/) ?? []
  const numbers = [6, 7, 8, 9].map((length) => `${prefix}-${digits.slice(0, length)}`)
  const right = numbers.find((number) => written.startsWith(referenceOf(number)))
  return right ? [right] : []
}

const unique = (numbers: string[]) => [...new Set(numbers)]
