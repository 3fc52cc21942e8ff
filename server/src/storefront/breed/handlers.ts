import { foldedName } from '@shop/contract/text'
import type { breedCalls } from '@shop/contract/breed'
import { readBarcode } from '@shop/contract/codes'
import { speciesIdOf } from '@shop/contract/constants'
import { messages } from '@shop/contract/messages'
import { inArray } from 'drizzle-orm'
import { refusal } from '../../platform/input/refusal.ts'
import { pageIn, pageOf } from '../../platform/values/page.ts'
import { isShort, leastResemblance, wordsOf } from '../../platform/values/search-words.ts'
import { samples } from '../../schema/sample.ts'
import type { Services } from '../../platform/services.ts'
import type { Handlers } from '../../people/visitor/handler.ts'
import { type BreedRow, catalogueOf } from '../catalogue/catalogue.ts'
import { findBreed, toBreed } from './view.ts'

const maxSize = 1000
/** The most kits of one activation. */
const maxKits = 20

/**
 * Species that all of these kits can be activated for: that each kit's test is for. An unknown kit serves none; undefined
 * where no kit is named.
 */
async function servedBy(
  { db, catalogue }: Pick<Services, 'db' | 'catalogue'>,
  list: string,
): Promise<((speciesId: number) => boolean) | undefined> {
  const barcodes = [...new Set(list.split(',').map(readBarcode).filter(Boolean))].slice(0, maxKits)
  if (!barcodes.length) return undefined
  const kits = await db.select({ productId: samples.productId }).from(samples).where(inArray(samples.barcode, barcodes))
  const { product } = catalogueOf({ catalogue })
  const species = kits.map(({ productId }) => product(productId)?.row.speciesId ?? null)
  return (speciesId) => kits.length === barcodes.length && species.every((id) => id === null || id === speciesId)
}

export function breedHandlers(services: Services): Handlers<typeof breedCalls> {
  return {
    listBreeds: async ({ query }) => {
      const page = pageIn(query.page)
      const size = Math.min(pageIn(query.size ?? '20'), maxSize)
      const species = query.species ? speciesIdOf(query.species) : undefined
      if (query.species && !species) throw refusal({ species: messages.failedToFetchBreeds })
      const isServed = await servedBy(services, query.barcodes ?? '')
      const initial = query.initial?.slice(0, 1).toLowerCase()
      const { breeds, texts } = catalogueOf(services)
      const isNarrowed = ({ speciesId, testCount, name }: BreedRow) =>
        (!species || speciesId === species) &&
        (!isServed || isServed(speciesId)) &&
        (query.tested !== 'true' || testCount > 0) &&
        (!initial || name.toLowerCase().startsWith(initial))
      const find = (isFound: (place: number) => boolean, likenessAt = (_place: number) => 0) => {
        const found = breeds.flatMap(({ row, rank }, place) =>
          isNarrowed(row) && isFound(place) ? [{ row, rank, likeness: likenessAt(place) }] : [],
        )
        found.sort(
          (a, b) =>
            b.likeness - a.likeness ||
            (query.sort ? b.row.testCount - a.row.testCount : 0) ||
            a.rank - b.rank ||
            a.row.id - b.row.id,
        )
        const results = found.slice((page - 1) * size, page * size).map(({ row }) => toBreed(row))
        return pageOf(results, found.length, page, size)
      }
      const name = foldedName(query.name)
      if (!name) return find(() => true)
      const names = texts.breeds()
      const called = names.containing(name)
      const found = find((place) => called[place] === 1)
      if (found.count) return found
      // As in the search of products: nothing is written like this, but something may be meant.
      const words = wordsOf(name)
      const each = words.map((word) => {
        const least = isShort(word) ? 0 : leastResemblance(word)
        return { likeness: names.resemblance(word, least), has: isShort(word) ? names.having(word) : null }
      })
      return find(
        (place) => each.every(({ likeness, has }) => (has ? has[place] === 1 : Boolean(likeness[place]))),
        (place) => each.reduce((sum, { likeness }) => Math.fround(sum + (likeness[place] ?? 0)), 0),
      )
    },

    getBreed: async ({ params }) => {
      const row = findBreed(catalogueOf(services), params.id)
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
