import { openDatabase } from './db/open.ts'
import { readConfig } from './platform/config.ts'
import { requireNeeds } from './platform/needs.ts'
import { openLog } from './platform/log.ts'
import { StartError } from './db/start-error.ts'
import { buildWebApp } from './web-build.ts'

/**
 * Opens the shop; with `--check` only says how it would be opened. With `--build` the web app is built first where it has changed. Build, database and code take their
 * time side by side (docs/decisions/0029).
 */
async function open() {
  const config = readConfig()
  if (process.argv.includes('--check')) {
    const { checkConfig } = await import('./check-config.ts')
    const { text, isWhole } = checkConfig(config)
    process.stdout.write(text)
    process.exitCode = isWhole ? 0 : 1
    return
  }
  requireNeeds(config)
  const log = openLog(config)
  const built = process.argv.includes('--build') ? buildWebApp(log) : Promise.resolve()
  const opened = Promise.all([openDatabase(config), import('./serve.ts')]).then(([database, { serve }]) =>
    serve({ config, log, database, built }),
  )
  await Promise.all([built, opened])
}

await open().catch((error: unknown) => {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exit(1)
})
