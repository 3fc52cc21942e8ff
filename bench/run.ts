import { parseArgs } from 'node:util'
import { parts } from './parts.ts'
import { sized } from './sized.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: sized('5', '1') }, smoke: { type: 'boolean' } },
})
const runs = Number(values.runs)
const unknown = positionals.filter((name) => !parts[name])
if (unknown.length || !Number.isInteger(runs) || runs < 1) {
  console.error(`npm run bench -- [${Object.keys(parts).join('|')}] [--runs 5] [--smoke]`)
  process.exit(1)
}
for (const name of positionals.length ? positionals : Object.keys(parts)) await parts[name]?.(runs)
