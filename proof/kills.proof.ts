import { expect, test } from 'vitest'
import { workUnderKills } from '../server/test/kills/under-kills.ts'

const kills = Number(process.env.KILLS ?? 1000)
const minutes = Number(process.env.MINUTES ?? 600)
const reportEvery = 50

test(`${kills} kills of server and database in turn: nothing is lost, done twice or stuck`, async () => {
  const { killedOf, fell, outcomes, jobs, disagreements } = await workUnderKills({
    kills,
    clients: 2,
    minutes,
    settlingSeconds: 600,
    killed: (count, done) => {
      if (count % reportEvery === 0) console.info(`${new Date().toISOString()} ${count} kills: ${JSON.stringify(done)}`)
    },
  })
  const found = Object.entries(outcomes).map(([kind, outcome]) => {
    const { done, lost, doubled, stuck, failed, requests, repetitions, longestMs } = outcome
    for (const [flaw, list] of Object.entries({ lost, doubled, stuck, failed }))
      for (const one of list) console.error(`${flaw}: ${one}`)
    console.info(
      `${kind}: ${done} done with ${requests} requests, ${repetitions} times repeated; ${lost.length} lost, ${doubled.length} doubled, ` +
        `${stuck.length} stuck, ${failed.length} answers of 500; the longest time without an answer ${(longestMs / 1000).toFixed(1)} s`,
    )
    return lost.length + doubled.length + stuck.length + failed.length
  })
  for (const one of [...jobs, ...disagreements.map((row) => JSON.stringify(row))]) console.error(one)
  console.info(
    `${killedOf.server} kills of the server, ${killedOf.database} of the database; the server fell ${fell} times by itself, ` +
      `${jobs.length} kinds of jobs unfinished, ${disagreements.length} disagreements in the books`,
  )
  expect({ flaws: found.reduce((sum, count) => sum + count, 0), fell, jobs, disagreements }).toEqual({
    flaws: 0,
    fell: 0,
    jobs: [],
    disagreements: [],
  })
})
