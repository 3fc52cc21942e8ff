import { parseArgs } from 'node:util'
import { measureCatalogue } from './catalogue.ts'
import { measureDropdown } from './dropdown.ts'
import { measureHtml } from './html.ts'
import { measureLab } from './lab.ts'
import { measurePages } from './pages.ts'
import { measureServer } from './server.ts'
import { measureStart } from './start.ts'

const parts: Record<string, (runs: number) => Promise<void>> = {
  pages: measurePages,
  server: measureServer,
  html: measureHtml,
  catalogue: measureCatalogue,
  lab: measureLab,
  start: measureStart,
  dropdown: measureDropdown,
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' } },
})
const runs = Number(values.runs)
const unknown = positionals.filter((name) => !parts[name])
if (unknown.length || !Number.isInteger(runs) || runs < 1) {
  console.error(`npm run bench -- [${Object.keys(parts).join('|')}] [--runs 5]`)
  process.exit(1)
}
for (const name of positionals.length ? positionals : Object.keys(parts)) await parts[name]?.(runs)
