import { readLifePlan } from '../../../data/life-plan.ts'
import type { Reads } from '../../../data/reads.ts'
import { animalReads } from '../../../parts/animal/animal-reads.ts'

export const reads: Reads = (address) => [...animalReads(address), readLifePlan(address.params.id ?? '')]
