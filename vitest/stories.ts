import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumArgs, chromiumPath } from '../scripts/chromium.ts'
import { isShort } from './tier.ts'

const provider = playwright({
  launchOptions: { executablePath: chromiumPath(), args: chromiumArgs },
  // A dialog fades in: until it has, what a play finds in it is not visible yet.
  contextOptions: { reducedMotion: 'reduce' },
})

/** Every story of the workshop, in a browser. */
export const stories = {
  plugins: [
    storybookTest({
      configDir: new URL('../.storybook', import.meta.url).pathname,
      // Pages are MDX, which the addon for docs compiles.
      disableAddonDocs: false,
      initialGlobals: { isShort },
    }),
  ],
  // With what an earlier run optimized, a package imported since then reloads the page in the middle of its files.
  optimizeDeps: { force: Boolean(process.env.CI) },
  // A page for each worker: each story clears up after itself (.storybook/preview.tsx), and a new page for each
  // file takes three times as long.
  test: {
    name: 'stories',
    setupFiles: ['./.storybook/no-tracks.ts', './.storybook/release-stories.ts'],
    // The server's mails and documents, journeys that also run on the real shop, and the count of all stories.
    exclude: isShort ? ['server/**', 'app/src/journeys/**', '.storybook/**'] : [],
    browser: { enabled: true, headless: true, provider, instances: [{ browser: 'chromium' as const }] },
    isolate: false,
    // One more than cores: a third of a story's time is waiting.
    maxWorkers: 3,
    testTimeout: 120_000,
    sequence: { groupOrder: 3 },
  },
}

export default defineConfig({ test: { projects: [stories] } })
