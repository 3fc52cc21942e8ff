import type { Breed } from '@shop/contract/breed'
import { missing } from '../../platform/input/refusal.ts'
import { isNumberId } from '../../platform/values/ids.ts'
import type { BreedRow, Catalogue } from '../catalogue/catalogue.ts'
import { toSpecies } from './species.ts'

export const toBreed = (row: BreedRow): Breed => ({
  id: row.id,
  name: row.name,
  species: toSpecies(row.speciesId),
  coat: row.coat as Breed['coat'],
  testCount: row.testCount,
})

/** A breed by its id as an address carries it. Throws 404. */
export function findBreed({ breed }: Pick<Catalogue, 'breed'>, id = ''): BreedRow {
  const found = isNumberId(id) ? breed(Number(id)) : undefined
  if (!found) throw missing()
  return found.row
}
