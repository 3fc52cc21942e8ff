import type { AnimalTests } from '@shop/contract/animal'
import type { ResultStatus } from '@shop/contract/verdict'
import { inArray, type SQL } from 'drizzle-orm'
import { type AnimalRow, animalsOf, type Reader } from '../../animals/animal/access.ts'
import type { AnimalQuery } from '../../animals/animal/list.ts'
import { animals } from '../../schema/animal.ts'
import type { Db } from '../../platform/db/open.ts'
import { isNumberId } from '../../platform/values/ids.ts'
import { animalVerdicts, countsOf, isOfDisease } from './animal-verdicts.ts'

/**
 * For `where`: of the animals that `where` names, those whose test has the query's verdict. A verdict is derived, not
 * stored, so it is looked for in all of them. Undefined where the query names none.
 */
export async function isOfVerdict(
  db: Db,
  user: Reader,
  where: SQL | undefined,
  { productId, status }: Pick<AnimalQuery, 'productId' | 'status'>,
): Promise<SQL | undefined> {
  if (!productId && !status) return undefined
  if (productId && !isNumberId(productId)) return inArray(animals.id, [])
  const verdicts = await animalVerdicts(db, await animalsOf(db, user, where), productId ? Number(productId) : undefined)
  const isIt = (one: { status: ResultStatus | null }) => !status || one.status === status
  const found = [...verdicts].filter(([, own]) => own.some((one) => isOfDisease(one) && isIt(one)))
  return inArray(
    animals.id,
    found.map(([id]) => id),
  )
}

/** The diseases that these animals were tested for, by name, and how many came out how. */
export async function testsOf(db: Db, rows: readonly AnimalRow[]): Promise<AnimalTests> {
  const all = [...(await animalVerdicts(db, rows)).values()].flat().filter(isOfDisease)
  const byTest = [...Map.groupBy(all, ({ product }) => product.id).values()]
  return byTest
    .flatMap((verdicts) => (verdicts[0] ? { product: verdicts[0].product, verdicts: countsOf(verdicts) } : []))
    .toSorted((a, b) => a.product.name.localeCompare(b.product.name, 'en'))
}
