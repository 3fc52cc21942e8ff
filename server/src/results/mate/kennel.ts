import { productTypes } from '@shop/contract/constants'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { type AnimalRow, animalsOf, type Reader } from '../../animals/animal/access.ts'
import { namedBreeds } from '../../animals/animal/view.ts'
import type { Db } from '../../platform/db/open.ts'
import { isSnpPanel } from '../../reference/genetics/panels.ts'
import type { AlleleFrequencies } from '../../reference/genetics/parentage.ts'
import { productBreeds, products } from '../../schema/product.ts'
import { isTest } from '../../storefront/product/test-contents.ts'
import { alleleFrequencies } from '../result/allele-frequencies.ts'
import { profileConflicts } from '../result/conflicts.ts'
import { type ProfileRow, standingProfiles } from '../result/dna-profile.ts'
import { knownGenotypes, type Test } from '../result/genotypes.ts'
import { samples } from '../../schema/sample.ts'
import { profilesByAnimal } from './relatedness.ts'

/** The diseases that the catalogue names for each of these breeds. */
async function breedDiseases(db: Db, breedIds: number[]): Promise<Map<number, Test[]>> {
  if (!breedIds.length) return new Map()
  const rows = await db
    .select({ breedId: productBreeds.breedId, product: products })
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
    )
  return new Map(
    [...Map.groupBy(rows, ({ breedId }) => breedId)].map(([id, own]) => [id, own.map(({ product }) => product)]),
  )
}

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
 * What it takes to compare these animals with one another: as many statements for a hundred as for two. Pedigrees go
 * through every animal that their reader may see, archived ones and parents who are others' too.
 */
export async function readKennel(db: Db, user: Reader, animals: readonly AnimalRow[]) {
  const herd = await animalsOf(db, user)
  const breedIds = animals.flatMap((animal) => breedIdOf(animal) ?? [])
  const ids = animals.map(({ id }) => id)
  const profiles = await standingProfiles(db, inArray(samples.animalId, ids))
  const contradicted = new Set((await profileConflicts(db, ids)).map(({ animalId }) => animalId))
  const diseases = await breedDiseases(db, [...new Set(breedIds)])
  const known = await knownGenotypes(db, animals)
  const byId = new Map([...[...diseases.values()].flat(), ...known.tests.values()].map((test) => [test.id, test]))
  const tests = [...byId.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
  const breedOf = await namedBreeds(
    db,
    animals.map(({ breedId }) => breedId),
  )
  return {
    herd,
    breedOf,
    genotypesOf: known.of,
    conflictsOf: known.conflictsOf,
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
          ...known.conflictsOf(animal.id),
          ...(diseases.get(breedIdOf(animal) ?? 0) ?? []).map(({ id }) => id),
        ]),
      )
      return tests.filter(({ id }) => wanted.has(id))
    },
  }
}

export type Kennel = Awaited<ReturnType<typeof readKennel>>
