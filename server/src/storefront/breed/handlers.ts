import { foldedName } from '@shop/contract/text'
import type { breedCalls } from '@shop/contract/breed'
import { speciesIdOf } from '@shop/contract/constants'
import { messages } from '@shop/contract/messages'
import { and, asc, count, desc, eq, gt, ilike, inArray, like, type SQL, sql } from 'drizzle-orm'
import { refusal } from '../../platform/input/refusal.ts'
import { containing, resemblance, resembling, startingWith, wordsOf } from '../../platform/db/like.ts'
import type { Db } from '../../platform/db/open.ts'
import { readBarcode } from '@shop/contract/codes'
import { pageIn, pageOf } from '../../platform/values/page.ts'
import { asRead } from '../../platform/db/reading-order.ts'
import { products } from '../../schema/product.ts'
import { samples } from '../../schema/sample.ts'
import { breeds } from '../../schema/breed.ts'
import type { Services } from '../../platform/services.ts'
import type { Handlers } from '../../people/visitor/handler.ts'
import { findBreed, toBreed } from './view.ts'

const maxSize = 1000
/** The most kits of one activation. */
const maxKits = 20

/** Breeds that all of these kits can be activated for: of the species that each kit's test is for. An unknown kit serves none. */
async function servedBy(db: Db, list: string): Promise<SQL | undefined> {
  const barcodes = [...new Set(list.split(',').map(readBarcode).filter(Boolean))].slice(0, maxKits)
  if (!barcodes.length) return undefined
  const kits = await db
    .select({ speciesId: products.speciesId })
    .from(samples)
    .innerJoin(products, eq(products.id, samples.productId))
    .where(inArray(samples.barcode, barcodes))
  if (kits.length < barcodes.length) return sql`false`
  return and(...kits.flatMap(({ speciesId }) => (speciesId === null ? [] : [eq(breeds.speciesId, speciesId)])))
}

export function breedHandlers({ db }: Services): Handlers<typeof breedCalls> {
  return {
    listBreeds: async ({ query }) => {
      const page = pageIn(query.page)
      const size = Math.min(pageIn(query.size ?? '20'), maxSize)
      const species = query.species ? speciesIdOf(query.species) : undefined
      if (query.species && !species) throw refusal({ species: messages.failedToFetchBreeds })
      const name = foldedName(query.name)
      const names = sql`searchable(${breeds.name} || '|' || array_to_string(${breeds.synonyms}, '|'))`
      const narrowed = [
        species ? eq(breeds.speciesId, species) : undefined,
        await servedBy(db, query.barcodes ?? ''),
        query.tested === 'true' ? gt(breeds.testCount, 0) : undefined,
        query.initial ? ilike(breeds.name, startingWith(query.initial.slice(0, 1))) : undefined,
      ]
      const find = async (found: SQL[], first: SQL[] = []) => {
        const where = and(...narrowed, ...found)
        const [total, rows] = await Promise.all([
          db.select({ count: count() }).from(breeds).where(where),
          db
            .select()
            .from(breeds)
            .where(where)
            .orderBy(
              ...first,
              ...(query.sort ? [desc(breeds.testCount)] : []),
              asc(asRead(breeds.name)),
              asc(breeds.id),
            )
            .limit(size)
            .offset((page - 1) * size),
        ])
        return pageOf(rows.map(toBreed), total[0]?.count ?? 0, page, size)
      }
      const found = await find(name ? [like(names, containing(name))] : [])
      if (found.count || !name) return found
      // As in the search of products: nothing is written like this, but something may be meant.
      const words = wordsOf(name)
      const likeness = words.map((word) => resemblance(names, word))
      return find(resembling(names, words), [desc(sql.join(likeness, sql` + `))])
    },

    getBreed: async ({ params }) => {
      const row = await findBreed(db, params.id)
      return {
        ...toBreed(row),
        synonyms: row.synonyms,
        registries: row.registries,
        group: row.group,
        origin: row.origin,
        fullBreedProfileId: row.fullBreedProfileId,
        source: { name: 'Vertebrate Breed Ontology', id: row.vboId ?? '' },
      }
    },
  }
}
