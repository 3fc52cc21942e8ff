import { allBreedIds, species, type StoreSpecies } from '@shop/contract/constants'
import { type Coats, coatOf, helix } from './coats.ts'
import { orNull, partsOf, readRows } from './csv.ts'
import type { BreedRow, Origin, Refuse } from './rows.ts'

/** A breed's stable id is the number of its ontology id: VBO:0200193 is 200193. It never changes and is never reused. */
export const breedIdOf = (vboId: string): number | null => {
  const digits = /^VBO:(\d{7})$/.exec(vboId)?.[1]
  return digits ? Number(digits) : null
}

/** The shop's words for the two species ids of the contract. */
export const speciesIdByName: Record<StoreSpecies, number> = { dog: species.canine, cat: species.feline }

const smallWords = new Set(['and', 'of'])

/** "KOREA (REPUBLIC OF)" as people write it: "Korea (Republic of)". What is already in mixed case stays. */
export const countryName = (text: string): string =>
  text === text.toUpperCase()
    ? text.toLowerCase().replaceAll(/\p{L}+/gu, (word) => (smallWords.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    : text

/** Other names of a breed. The ontology repeats many as "X unspecified": those say nothing to a customer. */
const synonymsOf = (field: string, name: string) =>
  partsOf(field).filter((synonym) => !/unspecified/i.test(synonym) && synonym.toLowerCase() !== name.toLowerCase())

/** FCI's names for its groups, by number. */
function readGroups(folder: string, refuse: Refuse) {
  const rows = readRows(folder, 'fci_breeds.csv', ['group_no', 'group'] as const, refuse)
  return new Map(rows.map((row) => [row.group_no, `${row.group} (FCI group ${row.group_no})`]))
}

const optionForAll = (id: number, name: string, speciesId: number): BreedRow => ({
  id,
  name,
  speciesId,
  synonyms: [],
  registries: [],
  coat: helix(id),
})

/** Breeds of the ontology that a kennel club or cat registry lists, with the options that stand for all of a species. */
export function readBreeds(folder: string, coats: Coats, refuse: Refuse, origins: Map<string, Origin>): BreedRow[] {
  const groups = readGroups(folder, refuse)
  const columns = ['vbo_id', 'name', 'synonyms', 'registries'] as const
  const rowOf = (name: StoreSpecies, row: { vbo_id: string; name: string; synonyms: string; registries: string } & Origin) => {
    const id = breedIdOf(row.vbo_id)
    if (id === null) {
      refuse(row, `"${row.vbo_id}" is not an ontology id`)
      return []
    }
    origins.set(`breed ${id}`, { file: row.file, line: row.line })
    const breed: BreedRow = {
      id,
      name: row.name,
      speciesId: speciesIdByName[name],
      synonyms: synonymsOf(row.synonyms, row.name),
      registries: partsOf(row.registries),
      vboId: row.vbo_id,
      coat: coatOf(id, name, [row.name], coats),
    }
    return [breed]
  }
  const dogs = readRows(folder, 'dog_breeds_vbo.csv', [...columns, 'fci_group_no', 'fci_country'] as const, refuse)
  const cats = readRows(folder, 'cat_breeds_vbo.csv', columns, refuse)
  return [
    optionForAll(allBreedIds.canine, 'All dog breeds', species.canine),
    optionForAll(allBreedIds.feline, 'All cat breeds', species.feline),
    ...dogs
      .filter((row) => row.registries)
      .flatMap((row) =>
        rowOf('dog', row).map((breed) => ({
          ...breed,
          group: groups.get(row.fci_group_no) ?? null,
          origin: orNull(countryName(row.fci_country)),
        })),
      ),
    ...cats.filter((row) => row.registries).flatMap((row) => rowOf('cat', row)),
  ]
}
