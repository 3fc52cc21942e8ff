import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { turboSnapStats } from './turbo-snap.ts'
import { builtWorkshop, root } from './workshop.ts'

/** `npm run chromatic`: sends the workshop there, with whom each file reaches as `visual --changed` knows it. */
const folder = mkdtempSync(join(tmpdir(), 'chromatic-'))
try {
  cpSync(builtWorkshop(), folder, { recursive: true })
  const stats = join(folder, 'preview-stats.json')
  writeFileSync(stats, JSON.stringify(turboSnapStats(JSON.parse(readFileSync(stats, 'utf8')))))
  const options = ['--only-changed', '--externals', 'package-lock.json', '--exit-zero-on-changes']
  const run = spawnSync('chromatic', ['--storybook-build-dir', folder, ...options], { cwd: root, stdio: 'inherit' })
  process.exitCode = run.status ?? 1
} finally {
  rmSync(folder, { recursive: true })
}
