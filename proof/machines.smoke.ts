import { expect, test } from 'vitest'
import { npmRun } from '../scripts/npm-run.ts'

// What a cluster is made of are packages of Debian.
test.skipIf(process.platform !== 'linux')(
  'of two shops and two databases the primary is killed, and nothing is lost',
  async () => {
    const output = await npmRun('proof', ['machines'], {
      SIZE: 'small',
      TROUBLE: 'the primary is killed',
      VISITORS: '20',
    })
    expect(output).toMatch(/the primary is killed \(\d+ s\): \d+ requests/)
  },
)
