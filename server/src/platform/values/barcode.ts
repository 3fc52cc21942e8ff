import { randomInt } from 'node:crypto'

/** A new barcode: "KP" and ten digits at random, so that nobody guesses the next one. Its table's key makes it unique. */
export const newBarcode = () => `KP${String(randomInt(10 ** 10)).padStart(10, '0')}`
