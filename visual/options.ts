import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: {
    accept: { type: 'boolean', default: false },
    accepted: { type: 'string', default: join(import.meta.dirname, 'accepted') },
    all: { type: 'boolean', default: false },
    base: { type: 'string', default: 'main' },
    baseline: { type: 'boolean', default: false },
    built: { type: 'string' },
    changed: { type: 'boolean', default: false },
    merge: { type: 'string', multiple: true },
    narrow: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    report: { type: 'string', default: join(import.meta.dirname, 'report') },
    shard: { type: 'string', default: '1/1' },
    summary: { type: 'string' },
  },
})

/** What was typed after `npm run visual --`. */
export const options = { ...values, accepted: resolve(values.accepted), report: resolve(values.report) }
