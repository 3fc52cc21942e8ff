import { openDatabase } from './db/open.ts'
import { readConfig } from './platform/config.ts'
import { openLog } from './platform/log.ts'
import { StartError } from './db/start-error.ts'
import { buildWebApp } from './web-build.ts'

/**
 * Opens the shop. With `--build` the web app is built first where it has changed. Build, database and code take their
 * time side by side (docs/decisions/0029).
 */
async function open() {
  const config = readConfig()
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
