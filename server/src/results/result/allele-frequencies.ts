import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import { animals } from '../../schema/animal.ts'
import { dnaProfiles, stands } from '../../schema/result.ts'
import { samples } from '../../schema/sample.ts'
import type { AlleleFrequencies } from '../../reference/genetics/parentage.ts'

/** Fewer animals with a marker show too little of how common its alleles are. */
const fewestAnimals = 30
/** More would change the third decimal and take longer. */
const mostAnimals = 500

type Population = { panel: string; speciesId: number; isSampleData: boolean }

/**
 * How common each allele is, 0 to 1, by marker: counted in the animals of a species that the laboratory has read on a
 * panel, each once. Sample data are a population of their own. Markers read in fewer than thirty animals are left out.
 */
export async function alleleFrequencies(
  db: Db,
  { panel, speciesId, isSampleData }: Population,
): Promise<AlleleFrequencies> {
  const profiles = await db
    .selectDistinctOn([samples.animalId], { markers: dnaProfiles.markers })
    .from(dnaProfiles)
    .innerJoin(samples, eq(samples.barcode, dnaProfiles.barcode))
    .innerJoin(animals, eq(animals.id, samples.animalId))
    .where(
      and(
        stands(dnaProfiles),
        eq(dnaProfiles.panel, panel),
        eq(animals.speciesId, speciesId),
        eq(samples.isSampleData, isSampleData),
      ),
    )
    .orderBy(samples.animalId, desc(dnaProfiles.testedAt))
    .limit(mostAnimals)
  const read = profiles.flatMap(({ markers }) => markers).filter(({ alleles }) => alleles.length === 2)
  return Object.fromEntries(
    [...Map.groupBy(read, ({ name }) => name)].flatMap(([name, readings]) =>
      readings.length >= fewestAnimals ? [[name, sharesOf(readings.flatMap(({ alleles }) => alleles))]] : [],
    ),
  )
}

const sharesOf = (alleles: readonly string[]) =>
  Object.fromEntries(
    [...Map.groupBy(alleles, (allele) => allele)].map(([allele, all]) => [allele, all.length / alleles.length]),
  )
