import { defineConfig } from 'vitest/config'
import { copy } from '../app/mdx.ts'

/** What is deprecated fails, in tests and in the servers that they start. */
export const setupFiles = ['./scripts/no-deprecations.ts']

const unit = (name: string, include: string[]) => ({
  plugins: [copy()],
  test: {
    name,
    setupFiles,
    include,
    isolate: false,
    // Some lint the house or build a folder: seconds, on a busy machine many.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    sequence: { groupOrder: 0 },
  },
})

/** Neither a database nor a browser: rules, and the house itself, which is linted, written into and type-checked. */
export const units = [
  unit('unit', ['{contract,design-system,mocks,app}/**/*.test.ts', 'server/**/*.unit.ts']),
  unit('house', ['{scripts,docs,visual,.storybook}/**/*.test.ts']),
]

export default defineConfig({ test: { projects: units } })
