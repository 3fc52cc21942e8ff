import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Failure } from '@shop/contract/failure'
import { maxPhotoBytes } from '@shop/contract/animal-photo'
import { maxDocumentBytes } from '@shop/contract/outside-report'
import { maxWorkFileBytes } from '@shop/contract/work-spreadsheet'
import sharp from 'sharp'
import { pictureIn } from '../src/animals/animal-photo/picture.ts'
import { statementColumns, readStatement } from '../src/sales/bank-transfer/read-statement.ts'
import { headOfMail, textOfMail } from '../src/people/enquiry/received-mail.ts'
import { readLabCsv } from '../src/laboratory/laboratory/read-csv.ts'
import { documentIn } from '../src/animals/outside-report/document.ts'
import { decodeText } from '../src/platform/input/decode-text.ts'
import { Faults } from '../src/platform/input/faults.ts'
import { linesIn } from '../src/workflows/work-spreadsheet/lines-in.ts'
import { farOut, rows, savedAs, workbook, workbooks } from './xlsx.ts'

type Bytes = Buffer<ArrayBuffer>
type Kind = {
  /** Reads it as the server does. Throws a `Failure` for what it refuses. */
  read: (bytes: Bytes) => Promise<unknown>
  /** As people send it: what is spoilt begins with one of these. */
  honest: () => Promise<Bytes[]>
  /** The worst of allowed size, by what it is. */
  worst: Record<string, () => Bytes | Promise<Bytes>>
}

const mb = 1024 * 1024
const bytesOf = (text: string): Bytes => Buffer.from(text)
const filled = (part: string, size: number) => bytesOf(part.repeat(Math.floor(size / part.length)))

const mailHeader = 'From: Ada <ada@example.org>\r\nMessage-ID: <1@example.org>\r\nMIME-Version: 1.0\r\n'
const mail = (type: string, body: string) => bytesOf(`${mailHeader}Content-Type: ${type}\r\n\r\n${body}`)
const page = (part: string, size = mb) => mail('text/html', part.repeat(Math.floor(size / part.length)))

/** A picture that no format makes small; large ones are made of one tile, for chance takes seconds. */
const tile = sharp({
  create: {
    width: 64,
    height: 64,
    channels: 3,
    background: '#c58a52',
    noise: { type: 'gaussian', mean: 128, sigma: 40 },
  },
})
  .png()
  .toBuffer()
const noise = async (width: number, height: number) =>
  sharp(await tile).resize({ width, height, fit: 'fill', kernel: 'nearest' })
const photo = async (width: number, height: number, format: 'jpeg' | 'png' | 'webp', options = {}): Promise<Bytes> =>
  Buffer.from(await (await noise(width, height)).toFormat(format, options).toBuffer())

const statementLine = (at: number) => `DE1,t${at},2026-11-22,58.00,AUD,KP-1000${at},Ada`
const labHeader = 'barcode,kind,name,value,laboratory,panel_version,date'
const labLine = (at: number) => `KP48271933${at % 99},genotype,2002,N/CEA,Kinpaw Laboratory,4.2,2026-11-12`
const lines = (header: string, lineOf: (at: number) => string, count: number) =>
  bytesOf([header, ...Array.from({ length: count }, (_, at) => lineOf(at))].join('\n'))

const textOf = (bytes: Bytes) => decodeText(bytes)?.text ?? ''

async function read(reading: (faults: Faults) => unknown) {
  const faults = new Faults()
  await reading(faults)
  faults.refuse('The file has faults.')
}

/** Everything that is read of what others send, and what would stop a shop that did not bound it. */
export const inputs: Record<string, Kind> = {
  spreadsheet: {
    read: (bytes) => linesIn(bytes.toString('base64')),
    honest: async () => [...workbooks, 'excel-windows.csv', 'excel-unicode.txt'].map(savedAs),
    worst: {
      ...Object.fromEntries(Object.entries(farOut).map(([name, cell]) => [name, () => workbook(rows + cell)])),
      'five hundred thousand cells': () =>
        workbook(
          rows +
            Array.from({ length: 4990 }, (_, at) => `<row r="${at + 3}"><c r="CV${at + 3}"><v>1</v></c></row>`).join(
              '',
            ),
        ),
      'a million rows without cells': () => workbook(`${rows}<row r="1048576"/>`),
      'elements nested deep': () => workbook(rows + '<row>'.repeat(200_000)),
      'eight megabytes of one text': () =>
        workbook(`${rows}<row r="3"><c r="A3" t="inlineStr"><is>${'<r><t>x</t></r>'.repeat(500_000)}</is></c></row>`),
      'nothing but commas': () => filled(',', maxWorkFileBytes),
      'nothing but line ends': () => filled('\n', maxWorkFileBytes),
      'nothing but quotes': () => filled('"', maxWorkFileBytes),
    },
  },
  // Spoilt in a workbook that can be unpacked.
  'sheet of a workbook': {
    read: (bytes) => linesIn(workbook(bytes.toString('utf8')).toString('base64')),
    honest: async () => [bytesOf(`${rows}<row r="3"><c r="A3"><v>5</v></c><c r="B3" t="str"><v>Tam</v></c></row>`)],
    worst: {},
  },
  mail: {
    read: async (bytes) => [await headOfMail(bytes), await textOfMail(bytes)],
    honest: async () => [
      mail('text/plain; charset=utf-8', 'Yes.\r\n\r\nOn Mon, 23 Nov 2026, Kinpaw wrote:\r\n> Has it arrived?\r\n'),
      mail('text/html', '<p>Gr&uuml;&szlig;e</p><ul><li>a swab</li></ul>'),
      mail(
        'multipart/mixed; boundary=b',
        '--b\r\nContent-Type: text/plain\r\n\r\nHello\r\n--b\r\nContent-Disposition: attachment; filename="=?utf-8?q?a=C3=A9?="\r\n\r\nx\r\n--b--\r\n',
      ),
    ],
    worst: {
      'brackets that open': () => page('<'),
      'styles that never end': () => page('<style '),
      'elements nested deep': () => page('<div>'),
      'tables in tables': () => page('<table><tr><td>'),
      'a hundred thousand short lines': () => mail('text/plain', 'a\n'.repeat(100_000)),
      'twenty thousand parts': () =>
        mail('multipart/mixed; boundary=b', '--b\r\nContent-Type: text/plain\r\n\r\nx\r\n'.repeat(20_000)),
      'twenty megabytes of one line': () => mail('text/plain', 'a'.repeat(20 * mb)),
      'a header of a megabyte': () => bytesOf(`${mailHeader}References: ${'<enquiry-'.repeat(mb / 9)}\r\n\r\nHi`),
      'quoted lines alone': () => mail('text/plain', '>\n'.repeat(500_000)),
    },
  },
  photo: {
    read: (bytes) => pictureIn(bytes.toString('base64')),
    honest: async () =>
      Promise.all([
        photo(90, 60, 'jpeg'),
        photo(90, 60, 'jpeg', { progressive: true }),
        photo(90, 60, 'png'),
        photo(90, 60, 'webp'),
      ]),
    worst: {
      'twenty-four megapixels, progressive': () =>
        photo(6000, 4000, 'jpeg', { quality: 40, progressive: true, chromaSubsampling: '4:4:4' }),
      'twenty-four megapixels, WebP': () => photo(6000, 4000, 'webp', { quality: 40 }),
      'twenty-four megapixels, PNG': () => photo(6000, 4000, 'png', { progressive: true }),
      'more pixels than are allowed': () => photo(9000, 9000, 'png'),
      'ten megabytes of chance': () =>
        Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), randomBytes(maxPhotoBytes - 4)]),
    },
  },
  document: {
    read: async (bytes) => documentIn(bytes.toString('base64')),
    honest: async () => [bytesOf('%PDF-1.7\n%%EOF')],
    worst: { 'as large as is allowed': () => Buffer.concat([bytesOf('%PDF-'), Buffer.alloc(maxDocumentBytes - 5)]) },
  },
  'bank statement': {
    read: (bytes) => read((faults) => readStatement(textOf(bytes), faults)),
    honest: async () => [lines(statementColumns.join(','), statementLine, 20)],
    worst: {
      'as many lines as are allowed': () => lines(statementColumns.join(','), statementLine, 9999),
      'as many faults as are allowed': () => lines(statementColumns.join(','), () => '"a","b"', 9999),
      'thirty megabytes of line ends': () => filled('\n', 30 * mb),
      'thirty megabytes of commas': () => filled(',', 30 * mb),
    },
  },
  'laboratory file': {
    read: (bytes) => read((faults) => readLabCsv(textOf(bytes), new Date(), faults)),
    honest: async () => [lines(labHeader, labLine, 20)],
    worst: {
      'thirty megabytes of samples': () => lines(labHeader, labLine, 199_999),
      'thirty megabytes of line ends': () => filled('\n', 30 * mb),
      'thirty megabytes of quotes': () => filled('"', 30 * mb),
    },
  },
}

/** What came of it: refused in the catalogue's words, or read. Anything else that is thrown is a fault of ours. */
export async function outcomeOf(kind: string, bytes: Bytes): Promise<'read' | 'refused'> {
  try {
    await inputs[kind]?.read(bytes)
    return 'read'
  } catch (error) {
    if (error instanceof Failure && error.status < 500) return 'refused'
    throw error
  }
}

/**
 * Does something while the shop's health is looked at again and again: how often it was answered meanwhile, and the
 * longest that it was not, in milliseconds.
 */
export async function besideHealth<Done>(health: () => Promise<unknown>, work: () => Promise<Done>) {
  const ended = new AbortController()
  let answers = 0
  let longestMs = 0
  const pulse = async () => {
    while (!ended.signal.aborted) {
      const before = performance.now()
      await health()
      await sleep(5)
      answers++
      longestMs = Math.max(longestMs, performance.now() - before)
    }
  }
  const pulses = pulse()
  const done = await work().finally(() => ended.abort())
  await pulses
  return { done, answers, longestMs }
}
