import { beforeEach } from 'vitest'
import { currentTest } from './short-run.ts'

beforeEach(({ skip }) => {
  currentTest.skip = skip
})
