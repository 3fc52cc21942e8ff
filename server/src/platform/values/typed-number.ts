/**
 * What an address, a form or a command line has for a number, in figures; NaN for every other spelling that JavaScript
 * takes for one: "0x10", "1e3", "".
 */
export const wholeNumberIn = (text: string): number => (/^\s*\d{1,9}\s*$/.test(text) ? Number(text) : Number.NaN)

/** A number with a sign and decimals, as typed; NaN for what is none. */
export const decimalIn = (text: string): number =>
  /^\s*[+-]?\d{1,9}(\.\d{1,9})?\s*$/.test(text) ? Number(text) : Number.NaN
