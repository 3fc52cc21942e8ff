import { randomInt } from 'node:crypto'
import { isShort } from './tier.ts'

/** What chance decides in this run. `npm test` prints it: `SEED=7 TEST_TIER=short npm run servers` decides the same. */
export const seed = Number(process.env.SEED ?? randomInt(2 ** 31))
if (!process.env.SEED) console.info(`SEED=${seed}`)

/** A number of 32 bits made of the seed and of a test's name (FNV-1a). */
function hash(name: string): number {
  let value = 0x811c9dc5
  for (const sign of `${seed} ${name}`) value = Math.imul(value ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return value
}

/** Of generated tests a short run tries one in `every`, others each time; a whole run tries all. */
export const isInSample = (name: string, every: number): boolean => !isShort || hash(name) % every === 0
