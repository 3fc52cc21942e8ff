import type { Breed } from '@shop/contract/breed'
import { eq } from 'drizzle-orm'
import { missing } from '../../platform/input/refusal.ts'
import type { Db } from '../../platform/db/open.ts'
import { isNumberId } from '../../platform/values/ids.ts'
import { toSpecies } from './species.ts'
import { breeds } from '../../schema/breed.ts'

type Row = typeof breeds.$inferSelect

export const toBreed = (row: Row): Breed => ({
  id: row.id,
  name: row.name,
  species: toSpecies(row.speciesId),
  coat: row.coat as Breed['coat'],
  testCount: row.testCount,
})

/** A breed by its id as an address carries it. Throws 404. */
export async function findBreed(db: Db, id = ''): Promise<Row> {
  if (!isNumberId(id)) throw missing()
  const [row] = await db
    .select()
    .from(breeds)
    .where(eq(breeds.id, Number(id)))
  if (!row) throw missing()
  return row
}
