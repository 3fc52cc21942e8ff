import { defineConfig } from 'vitest/config'
import { isShort, stepTimeout } from './tier.ts'
import { setupFiles } from './units.ts'

/** One way through each of what no server test and no story can find; all others walk in a whole run. */
const inShortRuns = [
  // From a search to a test, its kit, a new account, its result and a certificate that a stranger checks.
  'guest',
  // A purchase on a phone with reloads, lost answers and a second tab; every way of paying, and Stripe's own fields.
  'buy-a-test',
  'ways-of-paying',
  'stripe',
  // An account, and its result read.
  'register',
  'read-a-result',
  // A day at the desk, in the browser and by the laboratory's commands.
  'desk-day',
  // Refusals, lost connections and parts that are gone.
  'errors',
  'every-form',
  // The built page itself: whole as it arrives, before and while it hydrates, in the dark, in which chunks.
  'public-pages',
  'first-sign',
  'find-a-test',
  'dark',
  'eager-chunks',
  // What a person and a machine read when it starts.
  'start',
]

/** The built shop, walked by a visitor in a browser. */
export const journeys = {
  test: {
    name: 'journeys',
    setupFiles,
    include: isShort ? inShortRuns.map((name) => `app/e2e/${name}.journey.ts`) : ['app/e2e/**/*.journey.ts'],
    globalSetup: './app/e2e/server.ts',
    isolate: false,
    maxWorkers: 3,
    // A test that passes never waits as long, on a busy machine either.
    testTimeout: 300_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: stepTimeout } },
    sequence: { groupOrder: 4 },
  },
}

export default defineConfig({ test: { projects: [journeys] } })
