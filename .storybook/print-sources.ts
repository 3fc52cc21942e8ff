import { join } from 'node:path'
import { runnerImport } from 'vite'
import type * as sources from './manifest-sources.ts'

// For manifest.ts: a process of its own, because Vite gives a module up that it has waited for for a minute, and a build
// is busy for longer. Pictures are no data.
const { module } = await runnerImport<typeof sources>(join(import.meta.dirname, 'manifest-sources.ts'))
console.log(JSON.stringify(module, (key, value: unknown) => (key === 'picture' ? undefined : value)))
