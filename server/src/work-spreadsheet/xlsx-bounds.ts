import { crc32, inflateRawSync } from 'node:zlib'

/** Of all parts together, unpacked: five hundred rows and the list of breeds take a tenth of it. */
const maxUnpacked = 8 * 1024 * 1024
/** Further out no template has cells; a lone one there would make a table of millions. */
const maxRow = 5000
const maxColumn = 100

const endOfDirectory = 0x06054b50
const directoryEntry = 0x02014b50
const localEntry = 0x04034b50

const columnOf = (letters: string) =>
  Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)

/** A sheet whose cells are all within bounds: every address names a near row and column. */
function isNear(xml: string) {
  for (const [, letters = '', row = ''] of xml.matchAll(/\br\s*=\s*["']([A-Z]*)(\d+)["']/g))
    if (Number(row) > maxRow || columnOf(letters) > maxColumn) return false
  for (const [, letters = '', row = ''] of xml.matchAll(/\bref\s*=\s*["'][^"':]*:([A-Z]+)(\d+)["']/g))
    if (Number(row) > maxRow * 250 || columnOf(letters) > 16384) return false
  return !/<!(DOCTYPE|ENTITY)/i.test(xml)
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
 * Whether an XLSX file can be unpacked and read without harm: the parts that its directory names are all there are, none
 * is encrypted, together they are small, and no cell lies far out. `file` has been limited in size.
 */
export function isBounded(file: Buffer): boolean {
  const entries = entriesOf(file)
  if (!entries) return false
  let left = maxUnpacked
  let next = 0
  try {
    for (const { name, flags, method, sum, packed, offset } of entries.toSorted((a, b) => a.offset - b.offset)) {
      // A reader of the stream meets what lies between parts too: a data descriptor has no room for another part.
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
