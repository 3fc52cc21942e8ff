import type { PairGenotypes } from '@shop/contract/tool'
import { type AnimalRow, findAnimal, type Reader } from '../../animals/animal/access.ts'
import { breedNamer, breedRows } from '../../animals/animal/view.ts'
import { toSpecies } from '../../storefront/breed/species.ts'
import { bloodGroups } from '../../reference/catalogue/blood-group.ts'
import type { Db } from '../../platform/db/open.ts'
import { readTogether } from '../../platform/db/rows-of.ts'
import { isBloodGroup, typeKey } from '../../reference/genetics/isoerythrolysis.ts'
import { variantsOf, warnsOfTwoCopies, whyNotCrossed } from '../../reference/genetics/strategy.ts'
import { isDisease } from '../../reference/genetics/test-facts.ts'
import { verdictOf } from '../../reference/genetics/verdict.ts'
import { openIn } from '../result/conflicts.ts'
import { genotypeRows, genotypesIn } from '../result/genotypes.ts'
import type { Test } from '../result/lines.ts'
import { refusal } from '../../platform/input/refusal.ts'

const sides = [
  { key: 'damId', gender: 'female', wrongSex: 'A dam is female. Please choose another animal.' },
  { key: 'sireId', gender: 'male', wrongSex: 'A sire is male. Please choose another animal.' },
] as const

type Query = { damId?: string; sireId?: string }

/** The animals that a query names. Throws 404 for another's, and 428 on the field of one that cannot be that parent. */
async function readParents(db: Db, user: Reader, query: Query): Promise<(AnimalRow | null)[]> {
  const parents: (AnimalRow | null)[] = []
  for (const { key, gender, wrongSex } of sides) {
    const id = query[key]
    const animal = id ? await findAnimal(db, id, user) : null
    if (animal && animal.gender !== gender) throw refusal({ [key]: wrongSex })
    parents.push(animal)
  }
  const [dam, sire] = parents
  if (dam && sire && dam.speciesId !== sire.speciesId)
    throw refusal({ sireId: 'Dam and sire are of one species. Please choose another animal.' })
  return parents
}

/** What both parents were found to have, as far as it can be crossed; either may be missing. */
export async function pairGenotypes(db: Db, user: Reader, query: Query): Promise<PairGenotypes> {
  const parents = await readParents(db, user, query)
  const animals = parents.filter((parent) => parent !== null)
  const { results, conflicts, breeds } = await readTogether(db, {
    ...genotypeRows(animals.map(({ id }) => id)),
    breeds: breedRows(animals.map(({ breedId }) => breedId)),
  })
  const known = genotypesIn(animals, results, openIn(conflicts))
  const breedOf = breedNamer(breeds)
  const genotypeOf = (animal: AnimalRow | null | undefined, test: Test) =>
    animal ? (known.of(animal.id).get(test.id) ?? null) : null
  const isContradicted = (animal: AnimalRow | null | undefined, test: Test) =>
    Boolean(animal && known.contradictedIn(animal.id).has(test.id))
  const generationsOf = (animal: AnimalRow | null | undefined, test: Test) =>
    animal ? (known.generationsOf(animal.id).get(test.id) ?? null) : null
  const isFinding = (animal: AnimalRow, test: Test) => {
    const genotype = genotypeOf(animal, test)
    if (genotype === null) return isContradicted(animal, test)
    if (isBloodGroup(test))
      return animal.gender === 'female' && bloodGroups().types.get(typeKey(genotype.split('/'))) === 'B'
    if (isDisease(test)) return verdictOf(test, genotype, animal).status !== 'clear'
    return warnsOfTwoCopies(test) && variantsOf(test).some((allele) => genotype.split('/').includes(allele))
  }
  const isPassedOn = (animal: AnimalRow, test: Test) =>
    !isDisease(test) && variantsOf(test).some((allele) => genotypeOf(animal, test)?.split('/').includes(allele))
  const shown = (animal: AnimalRow | null | undefined) =>
    animal
      ? { id: animal.id, petName: animal.petName, species: toSpecies(animal.speciesId), breed: breedOf(animal.breedId) }
      : null
  const [dam, sire] = parents
  return {
    dam: shown(dam),
    sire: shown(sire),
    tests: [...known.tests.values()]
      .filter(
        (test) =>
          !whyNotCrossed(test) &&
          animals.some((animal) => genotypeOf(animal, test) !== null || isContradicted(animal, test)),
      )
      .map((test) => ({
        test,
        findings: animals.filter((animal) => isFinding(animal, test)).length,
        passers: animals.filter((animal) => isPassedOn(animal, test)).length,
      }))
      .toSorted(
        (a, b) => b.findings - a.findings || b.passers - a.passers || a.test.name.localeCompare(b.test.name, 'en'),
      )
      .map(({ test, findings, passers }) => ({
        product: { id: test.id, name: test.name },
        dam: genotypeOf(dam, test),
        sire: genotypeOf(sire, test),
        conflicting: [
          ...(isContradicted(dam, test) ? (['dam'] as const) : []),
          ...(isContradicted(sire, test) ? (['sire'] as const) : []),
        ],
        damGenerations: generationsOf(dam, test),
        sireGenerations: generationsOf(sire, test),
        isFinding: findings > 0,
        isPassedOn: passers > 0,
      })),
  }
}
