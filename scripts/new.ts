import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isKind, planFor } from './new/kinds.ts'
import { writeMigration } from './new/migration.ts'
import type { Plan } from './new/plan.ts'

/** Ends without having written anything. */
function refuse(why: string): never {
  console.error(`Nothing written. ${why}`)
  process.exit(1)
}

/** Each changed file's new text. Throws where a file is not there, or not as it is expected. */
function edited(edits: Plan['edits']): [path: string, text: string][] {
  return Object.entries(edits).map(([path, edit]) => {
    if (!existsSync(path)) throw new Error(`There is no ${path}`)
    try {
      return [path, edit(readFileSync(path, 'utf8'))]
    } catch (error) {
      throw new Error(`${path}: ${(error as Error).message}`, { cause: error })
    }
  })
}

function planned(): { plan: Plan; changes: [path: string, text: string][] } {
  const [kind, name, noun] = process.argv.slice(2)
  if (!isKind(kind) || !name)
    return refuse('npm run new component PriceTag | npm run new screen Shop/Gifts gift | npm run new noun sales/gift')
  try {
    const plan = planFor(kind, name, noun)
    const taken = Object.keys(plan.files).filter((path) => existsSync(path))
    if (taken.length) throw new Error(`Already there: ${taken.join(', ')}`)
    return { plan, changes: edited(plan.edits) }
  } catch (error) {
    return refuse((error as Error).message)
  }
}

const { plan, changes } = planned()
const { files, migration, next } = plan
for (const [path, text] of [...Object.entries(files), ...changes]) {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) continue
  console.log(existsSync(path) ? `changed ${path}` : `wrote ${path}`)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
const bin = join(import.meta.dirname, '../node_modules/.bin')
// A long name breaks lines elsewhere than a short one.
const written = [...Object.keys(files), ...changes.map(([path]) => path)]
execFileSync(join(bin, 'oxfmt'), ['-c', join(import.meta.dirname, '../.oxfmtrc.json'), ...written])
if (migration) console.log(`wrote ${writeMigration(migration)}`)
console.log(['', 'Next:', ...next.map((step) => `  ${step}`)].join('\n'))
