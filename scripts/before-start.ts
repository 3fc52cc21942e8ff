import { StartError } from '../server/src/platform/config/start-error.ts'
import { build, isBuilt } from './build.ts'

/** A build that only finds out that nothing has changed is not worth a line. */
const quietMs = 1500

/** Builds the shop, and beside it an empty embedded database to copy. A setting that cannot be meant is named before. */
async function prepare() {
  const { readConfig } = await import('../server/src/platform/config/config.ts')
  const config = readConfig()
  const [{ openLog }, { provideTemplate }] = await Promise.all([
    import('../server/src/platform/config/log.ts'),
    import('../server/src/platform/db/template.ts'),
  ])
  setTimeout(() => openLog(config).info('Building the shop…'), quietMs).unref()
  await Promise.all([build(), config.databaseUrl ? undefined : provideTemplate()])
}

// What `npm start` does first, in a process of its own: of a build's memory the server has none.
if (!isBuilt())
  await prepare().catch((error: unknown) => {
    if (!(error instanceof StartError)) throw error
    console.error(error.message)
    process.exit(1)
  })
