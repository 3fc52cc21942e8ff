import { kitIds, productTypes, species, tags } from '@shop/contract/constants'
import { and, arrayContains, eq, exists, inArray, isNotNull, or } from 'drizzle-orm'
import type { AnimalRow } from '../../animals/animal/access.ts'
import { packKits } from '../../reference/catalogue/kits.ts'
import type { Db } from '../../platform/db/open.ts'
import { products } from '../../schema/product.ts'
import { isReported } from '../result/lines.ts'
import { breedMixes, results, stands } from '../../schema/result.ts'
import { isNotReplaced } from '../../animals/sample/replaced.ts'
import { samples } from '../../schema/sample.ts'
import { planOf } from './register.ts'

/** Kits whose results a plan can be made from. */
const fittingKits: readonly number[] = [kitIds.genoPet, kitIds.genoPetPlus, kitIds.dog, kitIds.dogParentage]

type Sold = Pick<typeof products.$inferSelect, 'id' | 'kitId' | 'speciesId' | 'tagIds' | 'isUpgrade'>

export const isLifePlan = ({ typeId }: { typeId: number }) => typeId === productTypes.lifePlan

/** For how many dogs a product brings a Geno Pet or a full breed profile, bought once. */
export function fittingKitsIn({ speciesId, tagIds, isUpgrade, ...sold }: Sold): number {
  const id = sold.kitId ?? sold.id
  const pack = packKits.get(id)
  if (pack) return fittingKits.includes(pack.kitId) ? pack.count : 0
  const isProfile = speciesId === species.canine && !isUpgrade && tagIds.includes(tags.fullBreedProfile)
  return fittingKits.includes(id) || isProfile ? 1 : 0
}

/** For `where` on samples with their products: a Geno Pet or a full breed profile of a dog. */
export const isFittingSample = or(
  inArray(products.id, [...fittingKits]),
  and(eq(products.speciesId, species.canine), arrayContains(products.tagIds, [tags.fullBreedProfile])),
)

/**
 * For `where` on samples: what a plan is written from is out. A DNA profile alone shows nothing of how a dog will live.
 */
const hasFindings = (db: Db) => {
  const standsIn = (table: typeof results | typeof breedMixes) =>
    exists(
      db
        .select({ id: table.id })
        .from(table)
        .where(and(eq(table.barcode, samples.barcode), stands(table))),
    )
  return and(isReported, or(standsIn(results), standsIn(breedMixes)))
}

/** A sample that has results, or is on its way to those of a fitting kit. */
const hasFittingSample = (db: Db, animalId: string) =>
  db
    .select({ barcode: samples.barcode })
    .from(samples)
    .innerJoin(products, eq(products.id, samples.productId))
    .where(
      and(
        eq(samples.animalId, animalId),
        or(hasFindings(db), and(isNotNull(samples.activatedAt), isNotReplaced, isFittingSample)),
      ),
    )
    .limit(1)

/** Whether there is something to make a plan from. */
export const isFound = async (db: Db, animalId: string) =>
  (await db.$count(samples, and(eq(samples.animalId, animalId), hasFindings(db)))) > 0

/** Why a life plan cannot be bought for this animal; null where it can. */
export async function refusalFor(db: Db, animal: Pick<AnimalRow, 'id' | 'petName' | 'speciesId'>) {
  const { id, petName, speciesId } = animal
  if (speciesId !== species.canine) return 'The life plan is for dogs only so far: we have no plan for cats yet.'
  if (await planOf(db, id)) return `${petName} has a life plan already. It is renewed by itself, free.`
  const [fitting] = await hasFittingSample(db, id)
  return fitting
    ? null
    : `The plan is made from results of health, traits or breeds, and ${petName} has none yet. Order a Geno Pet or a full breed profile kit with it.`
}
