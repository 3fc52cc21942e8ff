import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Database, openDatabase } from '@shop/server/platform/db/open'
import { noJobs } from '../server/src/platform/jobs/jobs.ts'
import { seed } from '@shop/server/entry/seed/seed'
import { labFile, labKey, orderProfile, sendLabFile } from './collies.ts'
import { median, rounded } from './numbers.ts'
import { report } from './report.ts'
import { withFolder, withPostgres, withShop } from './shop.ts'
import { sized } from './sized.ts'

const size = sized(10_000, 10)

/** How many of the animals each owner has. */
const animalsOfOne = 5

/** What is requested meanwhile: a page from the database for visitors, and the server's own word. */
const requests = ['/api/store/products?species=dog&search=eye', '/api/health']

type Figures = { seconds: number; told: number; slowest: number; median: number; repeat: number }

/**
 * Border Collies with a sample each, for which the breed's whole profile is ordered; returns a laboratory's file for
 * each run.
 */
async function prepare(open: Database, runs: number): Promise<string[]> {
  await open.executeSql(`
    create temp table made as select gen_random_uuid() id, 'KP' || lpad(n::text, 10, '0') barcode
      from generate_series(1, ${size * runs}) n;
    insert into users (id, type, email, first_name, last_name, password_hash, country_code)
      select gen_random_uuid(), 'breeder', 'breeder' || n || '@example.com', 'Some', 'Body', '', 'US'
        from generate_series(1, ${(size * runs) / animalsOfOne}) n;
    insert into animals (id, user_id, pet_name, species_id, breed_id, gender, coat)
      select made.id, owners.id, 'Dog', 1, 200193, 'female', '{}'
        from (select id, (row_number() over () - 1) / ${animalsOfOne} as place from made) made
        join (select id, row_number() over () - 1 as place from users) owners using (place);
    insert into samples (barcode, product_id, stage, animal_id, activated_at)
      select barcode, 36, 'received', id, now() from made;
    drop table made;
  `)
  await orderProfile(open, 'select barcode from samples')
  const barcodeAt = (index: number) => `KP${String(index + 1).padStart(10, '0')}`
  return Promise.all(
    Array.from({ length: runs }, (_, run) =>
      labFile(
        open.db,
        Array.from({ length: size }, (_item, index) => barcodeAt(run * size + index)),
      ),
    ),
  )
}

/** ms of each answer that somebody else got while `work` was done. */
async function waitsBeside(url: string, work: Promise<unknown>): Promise<number[]> {
  const waits: number[] = []
  const isOver = async () => Promise.race([work.then(() => true), sleep(10, false)])
  while (!(await isOver())) {
    for (const path of requests) {
      const started = performance.now()
      const reply = await fetch(url + path)
      await reply.arrayBuffer()
      if (!reply.ok) throw new Error(`${path}: ${reply.status}`)
      waits.push(performance.now() - started)
    }
  }
  return waits
}

/** Waits until this many mails are in the shop's folder. */
async function waitForMails(dataDir: string, count: number): Promise<void> {
  const sent = async () =>
    (await readdir(join(dataDir, 'mail')).catch(() => [])).filter((name) => name.endsWith('.txt'))
  while ((await sent()).length < count) await sleep(100)
}

async function measure(dataDir: string, env: Record<string, string>, runs: number) {
  const open = await openDatabase({ databaseUrl: env.DATABASE_URL ?? null, dataDir })
  await seed(open.db, { config: { isDemo: false }, log: { info: () => {}, warn: console.warn }, jobs: noJobs })
  const files = await prepare(open, runs)
  await open.close()
  return withShop(dataDir, { ...env, LAB_API_KEY: labKey }, async (url) => {
    const results: Figures[] = []
    for (const [index, file] of files.entries()) {
      const started = performance.now()
      const sending = sendLabFile(url, file)
      const telling = sending.then(() => waitForMails(dataDir, ((index + 1) * size) / animalsOfOne))
      const waits = await waitsBeside(url, telling)
      const told = (performance.now() - started) / 1000
      const slowest = Math.max(...waits)
      results.push({
        seconds: await sending,
        told,
        slowest,
        median: median(waits),
        repeat: await sendLabFile(url, file),
      })
    }
    return { results, lines: (files[0]?.split('\n').length ?? 0) - 2 }
  })
}

/**
 * How long a laboratory's file of 10,000 samples takes, until everybody is mailed, and how long others wait meanwhile.
 */
export async function measureLab(runs: number) {
  const [onPostgres, embedded] = await withFolder(async (folder) => [
    await withPostgres((url) => measure(join(folder, 'postgres'), { DATABASE_URL: url }, runs)),
    await measure(join(folder, 'embedded'), {}, runs),
  ])
  if (!onPostgres || !embedded) throw new Error('Nothing was measured')
  const rowOf = ({ results, lines }: typeof embedded) => {
    const of = (figure: keyof Figures) => median(results.map((one) => one[figure]))
    return {
      lines,
      seconds: rounded(of('seconds'), 1),
      'lines/s': Math.round(lines / of('seconds')),
      'all told after, s': rounded(of('told'), 1),
      'same again, s': rounded(of('repeat'), 2),
      'other answers: slowest, ms': Math.round(of('slowest')),
      'median, ms': rounded(of('median'), 1),
    }
  }
  report('lab', {
    method: `Medians of ${runs} files of ${size} samples with a Border Collie's profile each, over HTTP;`,
    rows: { PostgreSQL: rowOf(onPostgres), embedded: rowOf(embedded) },
    runs: { PostgreSQL: onPostgres.results, embedded: embedded.results },
  })
}
