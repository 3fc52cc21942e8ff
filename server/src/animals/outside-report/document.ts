import { createHash } from 'node:crypto'
import {
  documentTooLarge,
  documentTypeRefused,
  type documentTypes,
  maxDocumentBytes,
} from '@shop/contract/outside-report'
import { refusal } from '../../platform/input/refusal.ts'

type DocumentType = (typeof documentTypes)[number]

/** A picture begins with these bytes, whatever its name is. */
const pictures: [type: DocumentType, bytes: number[]][] = [
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
]
/** Programs write a mark, a line break or a mail's header before a PDF's own, and every reader looks this far. */
const pdfHeaderWithin = 1024

function typeOf(bytes: Buffer): DocumentType | undefined {
  const [picture] = pictures.find(([, start]) => bytes.subarray(0, start.length).equals(Buffer.from(start))) ?? []
  return picture ?? (bytes.subarray(0, pdfHeaderWithin).includes('%PDF-') ? 'application/pdf' : undefined)
}

/** A document out of a request's base64; 428 where it is too large, or nothing that we show. */
export function documentIn(data: string) {
  const bytes = Buffer.from(data, 'base64')
  if (bytes.length > maxDocumentBytes) throw refusal({ 'document.data': documentTooLarge })
  const contentType = typeOf(bytes)
  if (!contentType) throw refusal({ 'document.data': documentTypeRefused })
  return {
    contentType,
    bytes,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  }
}
