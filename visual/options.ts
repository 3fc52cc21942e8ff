import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: {
    accept: { type: 'boolean', default: false },
    accepted: { type: 'string', default: join(import.meta.dirname, 'accepted') },
    all: { type: 'boolean', default: false },
    baseline: { type: 'boolean', default: false },
    built: { type: 'string' },
    narrow: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    report: { type: 'string', default: join(import.meta.dirname, 'report') },
    shard: { type: 'string', default: '1/1' },
  },
})

/** What was typed after `npm run visual --`. */
export const options = { ...values, accepted: resolve(values.accepted), report: resolve(values.report) }
