import { newPglite, openPglite } from './platform/db/pglite.ts'
import { queues } from './job-handlers.ts'
import { openJobs } from './platform/jobs/jobs.ts'

/** A program: makes an embedded database in an empty folder, migrated and with its queues, but without rows of ours. */
const [folder] = process.argv.slice(2)
const database = await openPglite(await newPglite(folder))
const jobs = await openJobs(database, console, queues)
await jobs.stop()
await database.close()
