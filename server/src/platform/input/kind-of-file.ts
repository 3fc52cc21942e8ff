/** Names of the parts of a zip, and where its content says what it is. */
const zipped: [sign: string, kind: string][] = [
  ['application/vnd.oasis.opendocument.spreadsheet', 'an OpenDocument spreadsheet (.ods)'],
  ['Index/Document.iwa', 'a document of Numbers (.numbers)'],
  ['xl/workbook.bin', 'a binary Excel workbook (.xlsb)'],
  ['xl/worksheets/', 'an Excel workbook (.xlsx)'],
]
const olderOffice = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
const locked = Buffer.from('EncryptedPackage', 'utf16le')

/**
 * What a file of another kind is, for a sentence that names it: "an OpenDocument spreadsheet (.ods)". Null where it is
 * none that people take for a table.
 */
export function kindOfFile(bytes: Uint8Array): string | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (file.subarray(0, 8).equals(olderOffice))
    return file.includes(locked)
      ? 'a workbook that opens with a password'
      : 'an Excel workbook of the older kind (.xls)'
  if (file.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004')))
    return zipped.find(([sign]) => file.includes(sign))?.[1] ?? null
  if (file.subarray(0, 5).equals(Buffer.from('%PDF-'))) return 'a PDF'
  return /^\uFEFF?\s*</.test(file.toString('utf8', 0, 100)) ? 'a web page or XML, whatever its name is' : null
}
