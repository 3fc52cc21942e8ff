import { type StoreSpecies, storeSpecies } from '@shop/contract/constants'
import { type BreedsRead, speciesIdByName } from './breeds.ts'
import { partsOf, readRows } from './csv.ts'
import type { BreedRow, Refuse } from './rows.ts'

export type Named = { breeds: BreedRow[]; others: string[]; isForAllBreeds: boolean }
export type FindBreeds = (species: StoreSpecies, published: string[]) => Named

const keyOf = (speciesId: number, name: string) => `${speciesId} ${name.toLowerCase()}`
const addTo = (map: Map<string, BreedRow[]>, key: string, breed: BreedRow) =>
  map.set(key, [...(map.get(key) ?? []), breed])

/**
 * The breed that a name means as a laboratory prints it: first by breed_names.csv, then the ontology's own name, then a
 * synonym that one breed alone has. A name of a breed that no registry lists is that breed's, so it is never passed on
 * to a listed one by synonym. A name without a breed stays as printed.
 */
export function readBreedNames(folder: string, { breeds, unlisted }: BreedsRead, refuse: Refuse): FindBreeds {
  const byName = new Map(breeds.map((breed) => [keyOf(breed.speciesId, breed.name), breed]))
  const bySynonym = new Map<string, BreedRow[]>()
  for (const breed of breeds)
    for (const synonym of breed.synonyms) addTo(bySynonym, keyOf(breed.speciesId, synonym), breed)

  const unlistedKeys = new Set(
    storeSpecies.flatMap((species) => unlisted[species].map((name) => keyOf(speciesIdByName[species], name))),
  )

  const mapped = new Map<string, string[]>()
  for (const row of readRows(folder, 'breed_names.csv', ['species', 'as_published', 'vbo_name'] as const, refuse)) {
    if (row.species !== 'dog' && row.species !== 'cat') {
      refuse(row, `unknown species "${row.species}"`)
      continue
    }
    const key = keyOf(speciesIdByName[row.species], row.as_published)
    mapped.set(key, [...(mapped.get(key) ?? []), ...partsOf(row.vbo_name)])
  }

  const answersTo = (speciesId: number, published: string): BreedRow[] => {
    const key = keyOf(speciesId, published)
    const names = mapped.get(key)
    if (names) return names.flatMap((name) => byName.get(keyOf(speciesId, name)) ?? [])
    const exact = byName.get(key)
    if (exact) return [exact]
    const alike = unlistedKeys.has(key) ? [] : (bySynonym.get(key) ?? [])
    return alike.length === 1 ? alike : []
  }

  return (species, published) => {
    const found = new Map<number, BreedRow>()
    const others: string[] = []
    for (const name of published) {
      if (name === 'All') continue
      const answering = answersTo(speciesIdByName[species], name)
      if (!answering.length) others.push(name)
      for (const breed of answering) found.set(breed.id, breed)
    }
    return { breeds: [...found.values()], others, isForAllBreeds: published.includes('All') }
  }
}
