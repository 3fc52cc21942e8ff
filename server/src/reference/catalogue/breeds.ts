import { allBreedIds, species, type StoreSpecies } from '@shop/contract/constants'
import { type Coats, coatOf, helix } from './coats.ts'
import type { Outlines } from './outlines.ts'
import { type CsvRow, orNull, partsOf, readRows } from './csv.ts'
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
    ? text
        .toLowerCase()
        .replaceAll(/\p{L}+/gu, (word) => (smallWords.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    : text

const notWords = (synonym: string) =>
  /unspecified/i.test(synonym) || synonym.split('(').length !== synonym.split(')').length

/** Other names of a breed. Left out are the ontology's "X unspecified", and pieces of brackets that it cut at a comma. */
const synonymsOf = (field: string, name: string) =>
  partsOf(field).filter((synonym) => !notWords(synonym) && synonym.toLowerCase() !== name.toLowerCase())

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

type Listing = CsvRow<'vbo_id' | 'name' | 'synonyms' | 'registries'> & {
  section: string
  group: string | null
  origin: string | null
}

/** Registries that list one breed under two names (Great Pyrenees, Pyrenean Mountain Dog) share no registry between them. */
const isSameBreed = (one: Listing, other: Listing) =>
  one.vbo_id === other.vbo_id &&
  !partsOf(one.registries).some((registry) => partsOf(other.registries).includes(registry))

/**
 * One listing of two that the ontology gives the same id: named as the American Kennel Club does, since most visitors
 * are American, with the other name among the synonyms.
 */
function merged(one: Listing, other: Listing): Listing {
  const [main, alias] = partsOf(other.registries).includes('AKC') ? [other, one] : [one, other]
  return {
    ...main,
    synonyms: [alias.name, main.synonyms, alias.synonyms].join('|'),
    registries: partsOf(`${main.registries}|${alias.registries}`).toSorted().join('|'),
    section: main.section || alias.section,
    group: main.group ?? alias.group,
    origin: main.origin ?? alias.origin,
  }
}

const mergeListings = (listings: Listing[]): Listing[] => {
  const kept: Listing[] = []
  for (const listing of listings) {
    const index = kept.findIndex((other) => isSameBreed(other, listing))
    const same = kept[index]
    if (same) kept[index] = merged(same, listing)
    else kept.push(listing)
  }
  return kept
}

export type BreedsRead = {
  breeds: BreedRow[]
  /** Names of breeds that no registry lists, by species. */ unlisted: Record<StoreSpecies, string[]>
}

/**
 * Breeds of the ontology that a kennel club or cat registry lists, and the two options that mean all breeds of a
 * species.
 */
export function readBreedFiles(
  folder: string,
  coats: Coats,
  outlines: Outlines,
  refuse: Refuse,
  origins: Map<string, Origin>,
): BreedsRead {
  const groups = readGroups(folder, refuse)
  const columns = ['vbo_id', 'name', 'synonyms', 'registries'] as const
  const files: Record<StoreSpecies, Listing[]> = {
    dog: readRows(
      folder,
      'dog_breeds_vbo.csv',
      [...columns, 'fci_group_no', 'fci_section', 'fci_country'] as const,
      refuse,
    ).map((row) => ({
      ...row,
      section: row.fci_section,
      group: groups.get(row.fci_group_no) ?? null,
      origin: orNull(countryName(row.fci_country)),
    })),
    cat: readRows(folder, 'cat_breeds_vbo.csv', columns, refuse).map((row) => ({
      ...row,
      section: '',
      group: null,
      origin: null,
    })),
  }
  const breedsOf = (name: StoreSpecies) =>
    mergeListings(files[name].filter((row) => row.registries)).flatMap((row): BreedRow[] => {
      const id = breedIdOf(row.vbo_id)
      if (id === null) {
        refuse(row, `"${row.vbo_id}" is not an ontology id`)
        return []
      }
      origins.set(`breed ${id}`, { file: row.file, line: row.line })
      return [
        {
          id,
          name: row.name,
          speciesId: speciesIdByName[name],
          synonyms: synonymsOf(row.synonyms, row.name),
          registries: partsOf(row.registries),
          group: row.group,
          origin: row.origin,
          vboId: row.vbo_id,
          coat: coatOf(id, name, row, coats, outlines),
        },
      ]
    })
  const unlistedOf = (name: StoreSpecies) => files[name].filter((row) => !row.registries).map((row) => row.name)
  return {
    breeds: [
      optionForAll(allBreedIds.canine, 'All dog breeds', species.canine),
      optionForAll(allBreedIds.feline, 'All cat breeds', species.feline),
      ...breedsOf('dog'),
      ...breedsOf('cat'),
    ],
    unlisted: { dog: unlistedOf('dog'), cat: unlistedOf('cat') },
  }
}
