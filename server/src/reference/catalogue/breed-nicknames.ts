import type { StoreSpecies } from '@shop/contract/constants'
import { speciesIdByName } from './breeds.ts'
import { partsOf, readRows } from './csv.ts'
import { dataFolder } from './data-folder.ts'
import type { Refuse } from './rows.ts'

/** A breed by its species and name, with what people call it whom no registry asked. */
export type NicknamedBreed = { speciesId: number; name: string; nicknames: readonly string[] }

export function readBreedNicknames(refuse: Refuse, folder = dataFolder): NicknamedBreed[] {
  return readRows(folder, 'breed_nicknames.csv', ['species', 'nicknames', 'vbo_name'], refuse).flatMap((row) => {
    const speciesId = speciesIdByName[row.species as StoreSpecies]
    const nicknames = partsOf(row.nicknames)
    if (speciesId && nicknames.length) return [{ speciesId, name: row.vbo_name, nicknames }]
    refuse(row, 'needs dog or cat, and a nickname')
    return []
  })
}

let known: NicknamedBreed[] | undefined

/** Read with the first search. */
export const breedNicknames = (): readonly NicknamedBreed[] => (known ??= readBreedNicknames(() => {}))
