import { crc32, inflateRawSync } from 'node:zlib'
import { Parser } from 'saxen'

/** Of all parts together, unpacked: five hundred rows and the list of breeds take a tenth of it. */
const maxUnpacked = 8 * 1024 * 1024
/** Further out no template has anything; a lone value there would make a table of millions. */
const valueBounds = { row: 5000, column: 100 }
/** The furthest that a program formats without writing in it. */
const sheetBounds = { row: 1_048_576, column: 16_384 }

const endOfDirectory = 0x06054b50
const directoryEntry = 0x02014b50
const localEntry = 0x04034b50

/** As every program writes it; what reads cells takes a thousand other spellings too. */
const cellAddress = /^([A-Z]{0,3})(\d{1,7})$/

const columnOf = (letters: string) =>
  Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)

/** Whether a cell, or a row alone, is named in the common spelling and is within bounds. */
function isWithin(address: string, bounds: typeof sheetBounds) {
  const [, letters = '', row = '0'] = cellAddress.exec(address) ?? []
  return Number(row) >= 1 && Number(row) <= bounds.row && columnOf(letters) <= bounds.column
}

/** What a name is after its namespace, which nobody reads. */
const localName = (name: string) => name.slice(name.indexOf(':') + 1)

/**
 * Whether the values of a part are near, where it is a worksheet: read with the parser that read-excel-file has a copy
 * of, so that no spelling means one thing here and another there.
 */
function isNear(xml: string) {
  let isSheet = false
  const addresses: Record<string, string[]> = {}
  const refuseUnless = (isFine: boolean) => {
    if (!isFine) throw new RangeError('A cell lies far out, or this is no XML.')
  }
  const parser = new Parser()
  parser.on('error', () => refuseUnless(false))
  parser.on('openTag', (name, attributesOf, decode) => {
    const element = localName(name)
    if (element === 'sheetData') isSheet = true
    if (!isSheet) return
    if (element === 'row' || element === 'c') {
      const named = Object.entries(attributesOf())
        .filter(([attribute]) => localName(attribute) === 'r')
        .map(([, address]) => decode(address))
      refuseUnless(named.every((address) => isWithin(address, sheetBounds)))
      addresses[element] = named
    } else if (element === 'v' || element === 'is')
      refuseUnless(Object.values(addresses).every((named) => named.every((address) => isWithin(address, valueBounds))))
  })
  try {
    parser.parse(xml)
    return true
  } catch {
    return false
  }
}

type Entry = { name: string; method: number; flags: number; sum: number; packed: number; offset: number }

/** The parts that a zip's directory names; null where it is none. ZIP64 and encryption are for no file of this size. */
function entriesOf(file: Buffer): Entry[] | null {
  const end = file.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < 0 || end + 22 > file.length || file.readUInt32LE(end) !== endOfDirectory) return null
  const entries: Entry[] = []
  let at = file.readUInt32LE(end + 16)
  for (let left = file.readUInt16LE(end + 10); left > 0; left--) {
    if (at + 46 > file.length || file.readUInt32LE(at) !== directoryEntry) return null
    const [nameLength, extra, comment] = [28, 30, 32].map((place) => file.readUInt16LE(at + place)) as [
      number,
      number,
      number,
    ]
    entries.push({
      name: file.toString('utf8', at + 46, at + 46 + nameLength),
      flags: file.readUInt16LE(at + 8),
      method: file.readUInt16LE(at + 10),
      sum: file.readUInt32LE(at + 16),
      packed: file.readUInt32LE(at + 20),
      offset: file.readUInt32LE(at + 42),
    })
    at += 46 + nameLength + extra + comment
  }
  return entries
}

/**
 * Whether an XLSX file can be unpacked and read without harm: the parts that its directory names are all there are,
 * none is encrypted, together they are small, and no cell is far out. `file` has been limited in size.
 */
export function isBounded(file: Buffer): boolean {
  const entries = entriesOf(file)
  if (!entries) return false
  let left = maxUnpacked
  let next = 0
  try {
    for (const { name, flags, method, sum, packed, offset } of entries.toSorted((a, b) => a.offset - b.offset)) {
      // A reader of the stream meets what is between parts too: a data descriptor has no room for another part.
      if (offset < next || offset - next > 24 || file.readUInt32LE(offset) !== localEntry || flags & 1) return false
      const begin = offset + 30 + file.readUInt16LE(offset + 26) + file.readUInt16LE(offset + 28)
      next = begin + packed
      const data = file.subarray(begin, next)
      if (method !== 0 && method !== 8) return false
      const text = method === 8 ? inflateRawSync(data, { maxOutputLength: Math.max(1, left) }) : data
      left -= text.length
      if (left < 0 || crc32(text) !== sum || (name.endsWith('.xml') && !isNear(text.toString('utf8')))) return false
    }
  } catch {
    return false
  }
  return true
}
