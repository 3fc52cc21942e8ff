import { readOutsideReports } from '../../../data/outside-report.ts'
import type { Reads } from '../../../data/reads.ts'
import { animalReads } from '../../../parts/animal/animal-reads.ts'

export const reads: Reads = (page) => [...animalReads(page), readOutsideReports(page.params.id ?? '')]
