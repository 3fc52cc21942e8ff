import { randomInt } from 'node:crypto'

/** A new barcode: "KP" and ten digits at random, so that nobody guesses the next one. Its table's key makes it unique. */
export const newBarcode = () => `KP${String(randomInt(10 ** 10)).padStart(10, '0')}`

/** A barcode as people type it, as the table has it: " kp 4827-193301" is "KP4827193301". */
export const barcodeIn = (typed: string) => typed.replace(/[\s-]/g, '').toUpperCase()

export const isBarcode = (text: string) => /^KP\d{10}$/.test(text)
