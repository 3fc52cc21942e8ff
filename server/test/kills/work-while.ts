import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { inArray, not, sql } from 'drizzle-orm'
import { queues } from '../../src/job-handlers.ts'
import { disagreementsIn } from '../books.ts'
import { activationWork } from './activations.ts'
import { type Flaws, mailsIn, type Work } from './books.ts'
import { checkoutWork } from './checkouts.ts'
import { importWork } from './imports.ts'
import type { Workplace } from './killable-shop.ts'
import { newMeter, untilThere } from './patience.ts'
import { transferWork } from './transfers.ts'

const recurring = queues.filter(({ cron }) => cron).map(({ name }) => name)

const kinds = {
  checkouts: checkoutWork,
  activations: activationWork,
  imports: importWork,
  transfers: transferWork,
}
type Kind = keyof typeof kinds
const kindNames = Object.keys(kinds) as Kind[]

export type Done = Record<Kind, number>

type Labour = {
  /** How many at once do each kind of work. */
  clients: number
  /** What happens meanwhile; the work ends with it. */
  meanwhile: (done: () => Done) => Promise<unknown>
  /** How long the shop may take afterwards to finish what it has begun. */
  settlingSeconds: number
  /**
   * After how many seconds a job is begun again whose process has lost it. By itself pg-boss does so after two minutes, and
   * looks once a minute.
   */
  lostAfterSeconds?: number
}

type Outcome = Flaws & {
  done: number
  stuck: string[]
  /** In milliseconds, from the first try of a request to its answer. */
  longestMs: number
  requests: number
  repetitions: number
  /** Answers of 500 and the like, which no kill excuses: a database that is away is 503. */
  failed: string[]
}

/** Has all kinds of work done while something happens, and then looks at the books. */
export async function workWhile(
  place: Workplace,
  { clients, meanwhile, settlingSeconds, lostAfterSeconds = 600 }: Labour,
) {
  const works = kindNames.map((kind) => {
    const meter = newMeter()
    return { kind, meter, done: 0, begun: 0, refused: [] as string[], work: kinds[kind](place, meter) }
  })
  const over = new AbortController()
  const workers = works.flatMap((one) =>
    Array.from({ length: clients }, async () => {
      while (!over.signal.aborted) {
        const at = one.begun++
        await one.work.doOne(at).then(
          () => (one.done += 1),
          (reason: unknown) => one.refused.push(`${one.kind} ${at}: ${String(reason)}`),
        )
        await sleep(randomInt(50, 250))
      }
    }),
  )
  await meanwhile(() => Object.fromEntries(works.map(({ kind, done }) => [kind, done])) as Done)
  over.abort()
  await Promise.all(workers)
  const waiting = await settled(
    place,
    works.map(({ work }) => work),
    settlingSeconds,
    lostAfterSeconds,
  )

  const mails = mailsIn(place.folder)
  const outcomes: Partial<Record<Kind, Outcome>> = {}
  for (const [index, { kind, meter, done, refused, work }] of works.entries()) {
    const stuck = [...refused, ...(waiting.works[index] ?? [])]
    outcomes[kind] = { done, stuck, ...meter, ...(await work.check(mails)) }
  }
  return {
    outcomes: outcomes as Record<Kind, Outcome>,
    jobs: waiting.jobs,
    disagreements: await disagreementsIn(place.shop),
  }
}

/** What the shop has still not finished after this many seconds. */
async function settled(place: Workplace, works: Work[], seconds: number, lostAfterSeconds: number) {
  const { db } = place.shop
  const end = Date.now() + seconds * 1000
  for (;;) {
    const waiting = await untilThere(async () => ({
      jobs: await waitingJobs(place),
      works: await Promise.all(works.map((work) => work.stuck())),
    }))
    if ((!waiting.jobs.length && waiting.works.every((list) => !list.length)) || Date.now() > end) return waiting
    // A job that failed while the database was away waits long for its next try.
    await db.execute(sql`update pgboss.job set state = 'retry', start_after = now()
      where (state = 'retry' and start_after > now())
        or (state = 'active' and started_on < now() - make_interval(secs => ${lostAfterSeconds}))`)
    await sleep(200)
  }
}

async function waitingJobs({ shop }: Workplace): Promise<string[]> {
  const { rows } = (await shop.db.execute(sql`
    select name, state, count(*)::int as count from pgboss.job
    where state in ('created', 'retry', 'active', 'failed') and ${not(inArray(sql`name`, recurring))}
    group by name, state`)) as { rows: { name: string; state: string; count: number }[] }
  return rows.map(({ name, state, count }) => `${count} ${name} ${state}`)
}
