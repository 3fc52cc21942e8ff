import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { openKillableShop } from './killable-shop.ts'
import { type Done, workWhile } from './work-while.ts'

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
  killed?: (count: number, done: Done) => void
}

/** Has all kinds of work done while server and database are killed in turn, and then looks at the books. */
export async function workUnderKills({ kills, clients, minutes, settlingSeconds, killed }: Run) {
  const house = await openKillableShop()
  const killedOf = { server: 0, database: 0 }
  const killInTurn = async (done: () => Done) => {
    const end = Date.now() + minutes * 60_000
    for (let count = 1; count <= kills && (Date.now() < end || count % 2 === 0); count++) {
      // The server is the last: what it had begun continues at once (letMinutesPass), and need not be waited for.
      const what = count % 2 ? 'database' : 'server'
      await house.kill(what)
      killedOf[what] += 1
      killed?.(count, done())
      // The next one comes at any moment of the work, and now and then while the process is still starting.
      await (count % 10 ? house.isReady() : sleep(randomInt(1000)))
      await sleep(randomInt(50, 700))
    }
  }
  try {
    const found = await workWhile(house, { clients, settlingSeconds, meanwhile: killInTurn })
    /** `fell`: how often the server's process ended without being killed. */
    return { killedOf, fell: house.hasFallen(), ...found }
  } finally {
    await house.close()
  }
}
