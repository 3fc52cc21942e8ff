import { productTypes } from '@shop/contract/constants'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { animalColumns, type AnimalRow, animalsOf, type Reader } from '../../animals/animal/access.ts'
import { breedNamer, breedRows } from '../../animals/animal/view.ts'
import { anyOf } from '../../platform/db/any-of.ts'
import type { Db } from '../../platform/db/open.ts'
import { readTogether, rowsOf } from '../../platform/db/rows-of.ts'
import { isSnpPanel } from '../../reference/genetics/panels.ts'
import type { AlleleFrequencies } from '../../reference/genetics/parentage.ts'
import { productBreeds, products } from '../../schema/product.ts'
import { isTest } from '../../storefront/product/test-contents.ts'
import { alleleFrequencies } from '../result/allele-frequencies.ts'
import { openIn } from '../result/conflicts.ts'
import { type ProfileRow, profileRows, standingProfilesIn } from '../result/dna-profile.ts'
import { genotypeRows, genotypesIn } from '../result/genotypes.ts'
import { type Test, testColumns } from '../result/lines.ts'
import { samples } from '../../schema/sample.ts'
import { profilesByAnimal } from './relatedness.ts'

/** The diseases that the catalogue names for breeds, to be read. */
const diseaseRows = (breedIds: number[]) =>
  rowsOf({ breedId: productBreeds.breedId, test: testColumns }, (select) =>
    select
      .from(productBreeds)
      .innerJoin(products, eq(products.id, productBreeds.productId))
      .where(
        and(
          inArray(productBreeds.breedId, breedIds),
          eq(products.typeId, productTypes.disease),
          eq(products.isUpgrade, false),
          isNull(products.clubName),
          isTest,
        ),
      ),
  )

/** The breed that the tests to expect follow from: that of a mix is unknown. */
const breedIdOf = ({ breedId, isMixedBreed }: Pick<AnimalRow, 'breedId' | 'isMixedBreed'>) =>
  isMixedBreed ? null : breedId

/** How common alleles are in the population that these profiles are of, by panel; of panels of SNPs alone. */
async function frequenciesOf(db: Db, profiles: ProfileRow[], [animal]: readonly AnimalRow[]) {
  const found = new Map<string, AlleleFrequencies>()
  if (!animal) return found
  const isSampleData = profiles.some(({ sample }) => sample.isSampleData)
  for (const panel of new Set(profiles.map((profile) => profile.panel)))
    if (isSnpPanel(panel))
      found.set(panel, await alleleFrequencies(db, { panel, speciesId: animal.speciesId, isSampleData }))
  return found
}

/**
 * What it takes to compare these animals with one another: one statement for a hundred as for two, and one for each
 * panel of SNPs. Pedigrees go
 * through every animal that their reader may see, archived ones and parents who are others' too.
 */
export async function readKennel(db: Db, user: Reader, animals: readonly AnimalRow[]) {
  const ids = animals.map(({ id }) => id)
  const read = await readTogether(db, {
    ...genotypeRows(ids),
    herd: rowsOf(animalColumns(user), () => animalsOf(db, user)),
    profiles: profileRows(anyOf(samples.animalId, ids)),
    diseases: diseaseRows([...new Set(animals.flatMap((animal) => breedIdOf(animal) ?? []))]),
    breeds: breedRows(animals.map(({ breedId }) => breedId)),
  })
  const open = openIn(read.conflicts)
  const profiles = standingProfilesIn(read.profiles, open)
  const contradicted = new Set(open.flatMap(({ kind, animalId }) => (kind === 'dna_profile' ? animalId : [])))
  const diseases = Map.groupBy(read.diseases, ({ breedId }) => breedId)
  const known = genotypesIn(animals, read.results, open)
  const byId = new Map(
    [...read.diseases.map(({ test }) => test), ...known.tests.values()].map((test) => [test.id, test]),
  )
  const tests = [...byId.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
  return {
    herd: read.herd,
    breedOf: breedNamer(read.breeds),
    genotypesOf: known.of,
    contradictedIn: known.contradictedIn,
    hasProfileConflict: (animalId: string) => contradicted.has(animalId),
    generationsOf: known.generationsOf,
    isSampleData: known.isSampleData || profiles.some(({ sample }) => sample.isSampleData),
    profiles: profilesByAnimal(profiles),
    frequencies: await frequenciesOf(db, profiles, animals),
    /** What a pair is looked at for, by name: all that one of them was tested for, and the diseases of their breeds. */
    testsOf: (pair: readonly AnimalRow[]): Test[] => {
      const wanted = new Set(
        pair.flatMap((animal) => [
          ...known.of(animal.id).keys(),
          ...known.contradictedIn(animal.id),
          ...(diseases.get(breedIdOf(animal) ?? 0) ?? []).map(({ test }) => test.id),
        ]),
      )
      return tests.filter(({ id }) => wanted.has(id))
    },
  }
}

export type Kennel = Awaited<ReturnType<typeof readKennel>>
