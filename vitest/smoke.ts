import { defineConfig } from 'vitest/config'

/**
 * What no other suite runs: each part of bench, proof and visual as small as it can be, the pages of the built workshop, and
 * what `npm run new` writes.
 */
export const smoke = {
  test: {
    name: 'smoke',
    include: ['{.storybook,bench,proof,scripts,visual}/*.smoke.ts'],
    // Each starts servers and browsers of its own.
    fileParallelism: false,
    testTimeout: 900_000,
    // One copies what is installed, and removes it again.
    hookTimeout: 300_000,
    sequence: { groupOrder: 6 },
  },
}

export default defineConfig({ test: { projects: [smoke] } })
