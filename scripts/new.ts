import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { type Kind, templateKinds, planFor } from './templates.ts'

const [kind, name, of] = process.argv.slice(2)
if (!name || !templateKinds.includes(kind as Kind)) {
  console.error('npm run new component PriceTag | npm run new screen Shop/Gifts gift | npm run new noun sales/gift')
  process.exit(1)
}

const { files, next } = planFor(kind as Kind, name, of)
const taken = Object.keys(files).filter((path) => existsSync(path))
if (taken.length) {
  console.error(`Already there, nothing written: ${taken.join(', ')}`)
  process.exit(1)
}
for (const [path, text] of Object.entries(files)) {
  mkdirSync(dirname(resolve(path)), { recursive: true })
  writeFileSync(path, text)
  console.log(`wrote ${path}`)
}
// A long name breaks lines elsewhere than a short one.
const root = join(import.meta.dirname, '..')
execFileSync(join(root, 'node_modules/.bin/oxfmt'), ['-c', join(root, '.oxfmtrc.json'), ...Object.keys(files)])
console.log(['', 'Next:', ...next.map((step) => `  ${step}`)].join('\n'))
