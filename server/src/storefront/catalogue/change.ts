import type { Db } from '../../platform/db/open.ts'
import type { Services } from '../../platform/services.ts'

/** Changes what is sold, in a transaction. This process knows it before whoever changed it is answered. */
export async function changeCatalogue<Result>(
  { db, catalogue }: Pick<Services, 'db' | 'catalogue'>,
  work: (tx: Db) => Promise<Result>,
): Promise<Result> {
  const result = await db.transaction(work)
  await catalogue.refresh()
  return result
}
