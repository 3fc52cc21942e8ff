import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bounds } from '../migrations.ts'

/** Writes the migration to the tables of server/src/schema, bounded as scripts/migrations.ts asks. Returns its path. */
export function writeMigration(name: string): string {
  execFileSync(join(import.meta.dirname, '../../node_modules/.bin/drizzle-kit'), ['generate', '--name', name], {
    cwd: 'server',
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const folder = 'server/migrations'
  const { entries } = JSON.parse(readFileSync(`${folder}/meta/_journal.json`, 'utf8')) as { entries: { tag: string }[] }
  const path = `${folder}/${entries.at(-1)?.tag}.sql`
  writeFileSync(
    path,
    [...bounds.map((bound) => `${bound};`), readFileSync(path, 'utf8')].join('\n--> statement-breakpoint\n'),
  )
  return path
}
