import { fullBreedTestKitIds, genoPetPlusId, productTypes, tags } from '@shop/contract/constants'
import { and, asc, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { healthUpgradeId, profileUpgradeIds } from '../../reference/catalogue/kits.ts'
import type { Db } from '../../platform/db/open.ts'
import { breeds } from '../../schema/breed.ts'
import { productBreeds, productContents, products } from '../../schema/product.ts'
import { breedMixes, stands } from '../../schema/result.ts'

/** One test, as the laboratory carries it out and a report lists it. */
export type Test = { id: number; name: string; kind: 'trait' | 'disease' | 'profile' }

type Bought = { productId: number; customProductIds?: number[] | null }
type Tested = {
  speciesId: number
  /** Null: unknown, or of no one breed. */
  breedId: number | null
  isMixedBreed: boolean
  /** A sample whose breed mix may be known already. */
  barcode?: string
}

const { trait, disease, dnaProfile, mixBreed } = productTypes
const kinds: Record<number, Test['kind']> = { [trait]: 'trait', [disease]: 'disease' }

/** A test and not a bundle of tests: full breed profiles have the type of what they are made of. */
export const isTest = and(
  inArray(products.typeId, [trait, disease, dnaProfile, mixBreed]),
  sql`not (${products.tagIds} && array[${tags.fullBreedProfile}]::int[])`,
)

const contentsOf = (db: Db, productId: number) =>
  inArray(
    products.id,
    db.select({ id: productContents.contentId }).from(productContents).where(eq(productContents.productId, productId)),
  )

/** Tests for every breed of a species, and those that name one of these breeds. */
export const forBreeds = (db: Db, speciesId: number, breedIds: number[]) =>
  and(
    eq(products.speciesId, speciesId),
    eq(products.isUpgrade, false),
    or(
      products.isForAllBreeds,
      breedIds.length
        ? inArray(
            products.id,
            db
              .select({ id: productBreeds.productId })
              .from(productBreeds)
              .where(inArray(productBreeds.breedId, breedIds)),
          )
        : undefined,
    ),
  )

const isOneOf = (ids: readonly number[], id: number) => ids.includes(id)

/** The breeds a sample was found to descend from; those its owner names, where that is not known. */
export async function breedsOf(db: Db, { barcode, breedId, isMixedBreed }: Tested): Promise<number[]> {
  const [mix] = barcode
    ? await db
        .select({ shares: breedMixes.shares })
        .from(breedMixes)
        .where(and(eq(breedMixes.barcode, barcode), stands(breedMixes)))
    : []
  const found = (mix?.shares ?? []).flatMap((share) => share.breedId ?? [])
  return found.length ? found : breedId && !isMixedBreed ? [breedId] : []
}

async function conditionOf(db: Db, { productId, customProductIds }: Bought, animal: Tested): Promise<SQL | undefined> {
  if (customProductIds?.length) return inArray(products.id, customProductIds)
  const itself = eq(products.id, productId)
  const contents = contentsOf(db, productId)
  if (isOneOf(fullBreedTestKitIds, productId) || isOneOf(profileUpgradeIds, productId)) {
    const [breed] =
      animal.breedId && !animal.isMixedBreed
        ? await db
            .select({ profileId: breeds.fullBreedProfileId })
            .from(breeds)
            .where(and(eq(breeds.id, animal.breedId), isNotNull(breeds.fullBreedProfileId)))
        : []
    return breed?.profileId ? contentsOf(db, breed.profileId) : or(contents, forBreeds(db, animal.speciesId, []))
  }
  if (productId === healthUpgradeId || productId === genoPetPlusId) {
    const health = and(eq(products.typeId, disease), forBreeds(db, animal.speciesId, await breedsOf(db, animal)))
    return productId === healthUpgradeId ? health : or(itself, contents, health)
  }
  return or(itself, contents)
}

/**
 * What a product tests in an animal: a single test is itself, a profile its contents. A full breed profile kit holds
 * the profile of the animal's breed; where there is none, a DNA profile and the tests for every breed.
 */
export async function testsOf(db: Db, bought: Bought, animal: Tested): Promise<Test[]> {
  const rows = await db
    .select({ id: products.id, name: products.name, typeId: products.typeId })
    .from(products)
    .where(and(isTest, eq(products.isUpgrade, false), await conditionOf(db, bought, animal)))
    .orderBy(asc(products.typeId), asc(products.name))
  return rows.map(({ id, name, typeId }) => ({ id, name, kind: kinds[typeId] ?? 'profile' }))
}
