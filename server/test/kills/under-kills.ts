import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { inArray, not, sql } from 'drizzle-orm'
import { queues } from '../../src/job-handlers.ts'
import { disagreementsIn } from '../books.ts'
import { activationWork } from './activations.ts'
import { type Flaws, mailsIn, type Work } from './books.ts'
import { checkoutWork } from './checkouts.ts'
import { importWork } from './imports.ts'
import { type KillableShop, openKillableShop } from './killable-shop.ts'
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

type Run = {
  /** How often server and database are killed in turn. */
  kills: number
  /** How many at once do each kind of work. */
  clients: number
  /** For how long at most; after that nothing more is killed. */
  minutes: number
  /** How long the shop may take afterwards to finish what it has begun. */
  settlingSeconds: number
  /** Called after each kill. */
  killed?: (count: number, done: Record<Kind, number>) => void
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

/** Has all kinds of work done while server and database are killed in turn, and then looks at the books. */
export async function workUnderKills({ kills, clients, minutes, settlingSeconds, killed }: Run) {
  const house = await openKillableShop()
  try {
    const works = kindNames.map((kind) => {
      const meter = newMeter()
      return { kind, meter, done: 0, begun: 0, refused: [] as string[], work: kinds[kind](house, meter) }
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
    const doneNow = () => Object.fromEntries(works.map(({ kind, done }) => [kind, done])) as Record<Kind, number>
    const killedOf = { server: 0, database: 0 }
    const end = Date.now() + minutes * 60_000
    for (let count = 1; count <= kills && (Date.now() < end || count % 2 === 0); count++) {
      // The server is the last: what it had begun continues at once (letMinutesPass), and need not be waited for.
      const what = count % 2 ? 'database' : 'server'
      await house.kill(what)
      killedOf[what] += 1
      killed?.(count, doneNow())
      // The next one comes at any moment of the work, and now and then while the process is still starting.
      await (count % 10 ? house.isReady() : sleep(randomInt(1000)))
      await sleep(randomInt(50, 700))
    }
    over.abort()
    await Promise.all(workers)
    const waiting = await settled(
      house,
      works.map(({ work }) => work),
      settlingSeconds,
    )

    const mails = mailsIn(house.folder)
    const outcomes: Partial<Record<Kind, Outcome>> = {}
    for (const [index, { kind, meter, done, refused, work }] of works.entries()) {
      const stuck = [...refused, ...(waiting.works[index] ?? [])]
      outcomes[kind] = { done, stuck, ...meter, ...(await work.check(mails)) }
    }
    return {
      killedOf,
      /** How often the server's process ended without being killed. */
      fell: house.hasFallen(),
      outcomes: outcomes as Record<Kind, Outcome>,
      jobs: waiting.jobs,
      disagreements: await disagreementsIn(house.shop),
    }
  } finally {
    await house.close()
  }
}

/** What the shop has still not finished after this many seconds. */
async function settled(house: KillableShop, works: Work[], seconds: number) {
  const { db } = house.shop
  const end = Date.now() + seconds * 1000
  for (;;) {
    const waiting = await untilThere(async () => ({
      jobs: await waitingJobs(house),
      works: await Promise.all(works.map((work) => work.stuck())),
    }))
    if ((!waiting.jobs.length && waiting.works.every((list) => !list.length)) || Date.now() > end) return waiting
    // A job that failed while the database was away waits long for its next try.
    await db.execute(sql`update pgboss.job set start_after = now() where state = 'retry' and start_after > now()`)
    await sleep(200)
  }
}

async function waitingJobs({ shop }: KillableShop): Promise<string[]> {
  const { rows } = (await shop.db.execute(sql`
    select name, state, count(*)::int as count from pgboss.job
    where state in ('created', 'retry', 'active', 'failed') and ${not(inArray(sql`name`, recurring))}
    group by name, state`)) as { rows: { name: string; state: string; count: number }[] }
  return rows.map(({ name, state, count }) => `${count} ${name} ${state}`)
}
