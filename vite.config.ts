import { defineConfig } from 'vitest/config'
import { journeys } from './vitest/journeys.ts'
import { proof } from './vitest/proof.ts'
import { servers } from './vitest/servers.ts'
import { smoke } from './vitest/smoke.ts'
import { stories } from './vitest/stories.ts'
import { units } from './vitest/units.ts'

/** Every check that runs code. Groups run one after the other, so journeys have the machine to themselves. */
export default defineConfig({ test: { projects: [...units, ...servers, proof, stories, journeys, smoke] } })
