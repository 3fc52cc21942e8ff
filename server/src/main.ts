import { openDatabase } from './platform/db/open.ts'
import { readConfig } from './platform/config/config.ts'
import { requireNeeds } from './platform/config/needs.ts'
import { openLog } from './platform/config/log.ts'
import { StartError } from './platform/config/start-error.ts'
import { openTelemetry } from './platform/telemetry/telemetry.ts'

/**
 * Opens the shop; with `--check` only prints how it would be opened. Database and code take their time side by side
 * (docs/decisions/0029).
 */
async function open() {
  const config = readConfig()
  if (process.argv.includes('--check')) {
    const { checkConfig } = await import('./entry/start/check-config.ts')
    const { text, isWhole } = checkConfig(config)
    process.stdout.write(text)
    process.exitCode = isWhole ? 0 : 1
    return
  }
  requireNeeds(config)
  const log = openLog(config)
  const telemetry = await openTelemetry(config, log)
  const [database, { serve }] = await Promise.all([openDatabase(config, telemetry.observe), import('./serve.ts')])
  await serve({ config, log, database, telemetry })
}

await open().catch((error: unknown) => {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exit(1)
})
