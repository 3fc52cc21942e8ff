import { randomBytes } from 'node:crypto'
import { codeLetters, inFours } from '@shop/contract/codes'

/** A report's number, "KR-7F3K-9Q2M-HX4T": 60 random bits, so that nobody comes upon one by trying. */
export const newReportKey = () => `KR-${inFours([...randomBytes(12)].map((byte) => codeLetters[byte % 32]).join(''))}`
