import { beforeAll, expect, test } from 'vitest'
import { hasNamespaces } from './machines/network.ts'
import { type Trouble, troubles } from './machines/troubles.ts'
import { type Found, installMachines, workOnMachines } from './machines/work-on-machines.ts'

const isSmall = process.env.SIZE === 'small'
const sizes = isSmall ? { shops: 2, databases: 2, etcds: 1 } : { shops: 3, databases: 3, etcds: 3 }
const visitors = Number(process.env.VISITORS ?? 200)
const names = (Object.keys(troubles) as Trouble[])
  .filter((name) => name.includes(process.env.TROUBLE ?? ''))
  // A disk of its own is a mount, which only root may make.
  .filter((name) => hasNamespaces() || name !== 'the disk of a standby is full')

const printOne = ({ trouble, seconds, requests, failures, gaps }: Found) =>
  console.info(
    `${trouble} (${seconds.toFixed(0)} s): ${requests} requests, failed ${JSON.stringify(failures)}; ` +
      `longest without an answer: ${Object.entries(gaps)
        .map(([group, gap]) => `${group} ${gap.toFixed(1)} s`)
        .join(', ')}`,
  )

beforeAll(installMachines, 300_000)

test(`${sizes.shops} shops, ${sizes.databases} databases, ${visitors} visitors, ${names.length} troubles: nothing is lost, done twice or stuck`, async () => {
  const { found, outcomes, jobs, disagreements } = await workOnMachines({
    sizes,
    visitors,
    clients: isSmall ? 1 : 3,
    troubles: names,
    calmSeconds: isSmall ? 3 : 10,
    settlingSeconds: 400,
    ...(isSmall && { lostAfterSeconds: 30 }),
    passed: printOne,
  })
  const flaws = Object.entries(outcomes).flatMap(([kind, { done, lost, doubled, stuck, failed, ...outcome }]) => {
    console.info(
      `${kind}: ${done} done with ${outcome.requests} requests, ${outcome.repetitions} times repeated; ${lost.length} lost, ` +
        `${doubled.length} doubled, ${stuck.length} stuck, ${failed.length} answers of 500; the longest ${(outcome.longestMs / 1000).toFixed(1)} s`,
    )
    return Object.entries({ lost, doubled, stuck, failed }).flatMap(([flaw, list]) =>
      list.map((one) => `${kind} ${flaw}: ${one}`),
    )
  })
  expect({ flaws, jobs, disagreements }).toEqual({ flaws: [], jobs: [], disagreements: [] })
  const of = (name: Trouble) => found.find(({ trouble }) => trouble === name)
  expect(of('all shops are restarted, one after the other')?.failures ?? {}).toEqual({})
  // What is read is there all the while, from memory and from standbys.
  for (const { trouble, failures } of found)
    expect({ trouble, failed: Object.keys(failures).filter((kind) => !kind.startsWith('writes')) }).toEqual({
      trouble,
      failed: [],
    })
})
