import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

/** Debian's Chromium without windows, which takes half of the processor's time. It shows no PDF. */
export const headlessShell = '/usr/bin/chromium-headless-shell'

/** Where a Chromium is: CHROMIUM_PATH, one on the machine, or Playwright's own. `scripts/setup.ts` sees that there is one. */
export const chromiumPath = (): string | undefined =>
  [
    process.env.CHROMIUM_PATH,
    headlessShell,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    chromium.executablePath(),
  ].find((path) => path && existsSync(path))

/** Root needs --no-sandbox; the others stop Chromium from calling home. */
export const chromiumArgs = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
