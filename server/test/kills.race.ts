import { expect, test } from 'vitest'
import { workUnderKills } from './kills/under-kills.ts'

// Each start takes as long as the machine is busy.
const timeout = 400_000

test('server and database are killed in turn: nothing is lost, done twice or stuck', { timeout }, async () => {
  const { killedOf, fell, outcomes, jobs, disagreements } = await workUnderKills({
    kills: 10,
    clients: 1,
    minutes: 10,
    settlingSeconds: 60,
  })
  expect(killedOf).toEqual({ server: 5, database: 5 })
  for (const [kind, { done, lost, doubled, stuck, failed }] of Object.entries(outcomes)) {
    expect(done, kind).toBeGreaterThan(0)
    expect({ lost, doubled, stuck, failed }, kind).toEqual({ lost: [], doubled: [], stuck: [], failed: [] })
  }
  expect({ fell, jobs, disagreements }).toEqual({ fell: 0, jobs: [], disagreements: [] })
})
