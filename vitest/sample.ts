import { randomInt } from 'node:crypto'
import { isChosen } from './choose.ts'
import { isShort } from './tier.ts'

/** What chance decides in this run. `npm test` prints it: `SEED=7 TEST_TIER=short npm run servers` decides the same. */
export const seed = Number(process.env.SEED ?? randomInt(2 ** 31))
if (!process.env.SEED) console.info(`SEED=${seed}`)

/** Of generated tests a short run tries one in `every`, others each time; a whole run tries all. */
export const isInSample = (name: string, every: number): boolean => !isShort || isChosen(seed, name, every)
