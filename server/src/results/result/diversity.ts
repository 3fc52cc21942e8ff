import type { Diversity } from '@shop/contract/result'
import type { AnimalRow } from '../../animals/animal/access.ts'
import type { Db } from '../../platform/db/open.ts'
import { type Diversity as Found, diversityOf } from '../../reference/genetics/diversity.ts'
import { readMarkers } from '../../reference/genetics/profile.ts'
import { alleleFrequencies } from './allele-frequencies.ts'
import type { ProfileRow } from './dna-profile.ts'

/** As the wire shows it. */
export const toDiversity = (found: Found | null): Diversity | null =>
  found && {
    markers: found.markers,
    heterozygosityPercent: found.heterozygosity * 100,
    inbreedingPercent: found.inbreeding === null ? null : found.inbreeding * 100,
    marginPercent: found.margin === null ? null : found.margin * 100,
  }

/** How mixed an animal's DNA is, beside the animals of its species that were read on the same panel. */
export async function profileDiversity(
  db: Db,
  { panel, markers, sample }: ProfileRow,
  { speciesId }: Pick<AnimalRow, 'speciesId'>,
): Promise<Diversity | null> {
  const read = readMarkers({ markers })
  // Panels of repeats show too little, which is known without a population.
  if (!diversityOf(panel, read, {})) return null
  const { isSampleData } = sample
  return toDiversity(diversityOf(panel, read, await alleleFrequencies(db, { panel, speciesId, isSampleData })))
}
