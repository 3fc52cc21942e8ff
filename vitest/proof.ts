import { defineConfig } from 'vitest/config'
import { serverTests } from './servers.ts'

const { test } = serverTests(
  'postgres',
  ['proof/*.proof.ts', 'server/src/entry/http/{access,replies}.test.ts'],
  5,
  'proof',
)

/** Hours of what the suites do in seconds; only `npm run proof` names it. */
export const proof = {
  test: { ...test, env: { ...test.env, PROOF: 'true' }, testTimeout: 0, disableConsoleIntercept: true },
}

export default defineConfig({ test: { projects: [proof] } })
