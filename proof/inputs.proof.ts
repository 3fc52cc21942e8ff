import { randomInt } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import fc from 'fast-check'
import { besideHealth, inputs, outcomeOf } from '../server/test/inputs.ts'
import { useShop } from '../server/test/shop.ts'

const settings = process.env
const seed = Number(settings.SEED ?? randomInt(2 ** 31))
const count = Number(settings.COUNT ?? 10_000)
const longestGapMs = 250
const mostGrowth = 200 * 1024 * 1024

const shop = useShop()
const health = async () => expect((await shop.visitor().fetch('/api/health')).status).toBe(200)

/** What is done to a file on its way: bytes changed, cut off, put twice, put in, or another file's end. */
const spoiling = fc.array(
  fc.record({
    what: fc.constantFrom('set', 'set', 'set', 'add', 'add', 'twice', 'cut'),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    byte: fc.nat(255),
  }),
  { minLength: 1, maxLength: 3 },
)
type Change = { what: string; at: number; byte: number }

/** Between what is read one way here and another there. */
const tokens = ['\0', '<', '&#', '"', '--b', '\r\n\r\n', 'PK\u0001\u0002', '\ud800', '1e6', ' r="XFD1048576"']

function changed(bytes: Buffer<ArrayBuffer>, { what, at, byte }: Change): Buffer<ArrayBuffer> {
  const place = Math.floor(at * bytes.length)
  const [before, after] = [bytes.subarray(0, place), bytes.subarray(place)]
  if (what === 'cut') return bytes.subarray(0, place)
  if (what === 'twice') return Buffer.concat([before, after.subarray(0, byte * 16), after])
  if (what === 'add') return Buffer.concat([before, Buffer.from(tokens[byte % tokens.length] ?? ''), after])
  const set = Buffer.from(bytes)
  if (set.length) set[Math.min(place, set.length - 1)] = byte
  return set
}

for (const [kind, { honest, worst }] of Object.entries(inputs)) {
  test(`${count} spoilt files: ${kind}: each is read or refused, and everybody else is answered`, async () => {
    const files = await honest()
    const all = fc.sample(fc.tuple(fc.nat(files.length - 1), spoiling), { numRuns: count, seed })
    const before = process.memoryUsage().rss
    const counted = { read: 0, refused: 0 }
    const { longestMs } = await besideHealth(health, async () => {
      for (const [file, changes] of all) {
        const bytes = changes.reduce(changed, Buffer.from(files[file] ?? ''))
        counted[await outcomeOf(kind, bytes)]++
        // As requests come: each in a turn of its own.
        await setImmediate()
      }
    })
    const growth = process.memoryUsage().rss - before
    console.info(
      `seed ${seed}: ${kind}: ${counted.read} read, ${counted.refused} refused, longest without an answer ${Math.round(longestMs)} ms, ${Math.round(growth / 1e6)} MB more`,
    )
    expect(counted.read + counted.refused).toBe(count)
    expect(longestMs).toBeLessThan(longestGapMs)
    expect(growth).toBeLessThan(mostGrowth)
  })

  test(`the worst of allowed size: ${kind}: everybody else is answered`, async () => {
    const slow: string[] = []
    for (const [name, make] of Object.entries(worst)) {
      const bytes = await make()
      const before = process.memoryUsage().rss
      const { longestMs } = await besideHealth(health, () => outcomeOf(kind, bytes))
      const growth = process.memoryUsage().rss - before
      const line = `${kind}: ${name}: longest without an answer ${Math.round(longestMs)} ms, ${Math.round(growth / 1e6)} MB more`
      console.info(line)
      if (longestMs > longestGapMs || growth > mostGrowth) slow.push(line)
    }
    expect(slow).toEqual([])
  })
}
