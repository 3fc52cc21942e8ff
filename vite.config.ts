import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { words } from './app/mdx.ts'
import { chromiumArgs, chromiumPath } from './scripts/chromium.ts'

const provider = playwright({ launchOptions: { executablePath: chromiumPath(), args: chromiumArgs } })
const browser = { enabled: true, headless: true, provider, instances: [{ browser: 'chromium' as const }] }
// Pages are MDX, which the addon for docs compiles.
const storybook = () =>
  storybookTest({ configDir: new URL('./.storybook', import.meta.url).pathname, disableAddonDocs: false })

/** Every check that runs code. Groups run one after the other, so journeys have the machine to themselves. */
export default defineConfig({
  test: {
    projects: [
      {
        plugins: [words()],
        test: {
          name: 'unit',
          include: ['{contract,design-system,mocks,app,scripts,docs}/**/*.test.ts'],
          // Some lint the house or build a folder: seconds, on a busy machine many.
          testTimeout: 60_000,
          sequence: { groupOrder: 0 },
        },
      },
      ...(['pglite', 'postgres'] as const).map((database, index) => ({
        test: {
          name: database,
          include: ['server/**/*.test.ts', ...(database === 'postgres' ? ['server/**/*.race.ts'] : [])],
          env: { TEST_DATABASE: database },
          globalSetup: './server/test/database.ts',
          testTimeout: 30_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 1 + index },
        },
      })),
      {
        plugins: [storybook()],
        // One page for all: each story clears up after itself (.storybook/preview.tsx), and a new page for each file
        // takes three times as long.
        test: {
          name: 'stories',
          browser,
          isolate: false,
          maxWorkers: 2,
          testTimeout: 60_000,
          sequence: { groupOrder: 3 },
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['app/e2e/**/*.journey.ts'],
          globalSetup: './app/e2e/server.ts',
          fileParallelism: false,
          retry: 2,
          testTimeout: 180_000,
          hookTimeout: 120_000,
          // A journey that passes never waits as long.
          expect: { poll: { timeout: 30_000 } },
          sequence: { groupOrder: 4 },
        },
      },
    ],
  },
})
