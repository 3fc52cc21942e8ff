import type { OwnSharePage, SharePage } from '@shop/contract/share-page'
import { and, eq, inArray } from 'drizzle-orm'
import { missingAnimal } from '../animal/access.ts'
import { animals } from '../animal/tables.ts'
import { namedBreeds, photosOf } from '../animal/view.ts'
import { toSpecies } from '../breed/species.ts'
import type { Db } from '../db/open.ts'
import { linesOf } from '../report/findings.ts'
import { samples } from '../sample/tables.ts'
import { sharePages } from './tables.ts'

type AnimalRow = typeof animals.$inferSelect
type Choice = OwnSharePage['choices'][number]

/** The verdicts on diseases that stand today, with their samples: what failed, or contradicts itself, is nothing to show. */
async function shownLines(db: Db, animal: AnimalRow): Promise<(Choice & { barcode: string })[]> {
  return (await linesOf(db, animal)).flatMap(({ product, kind, status, barcode }) =>
    kind === 'disease' && status && status !== 'no_result' && status !== 'conflicting'
      ? [{ product, status, barcode }]
      : [],
  )
}

const asChoice = ({ product, status }: Choice): Choice => ({ product, status })

/** An animal's page as its owner sees it. */
export async function ownPageOf(db: Db, animal: AnimalRow): Promise<OwnSharePage> {
  const [row] = await db.select().from(sharePages).where(eq(sharePages.animalId, animal.id))
  return {
    page: row ? { token: row.token, hasPhoto: row.hasPhoto, hasBreed: row.hasBreed, results: row.results } : null,
    choices: (await shownLines(db, animal)).map(asChoice),
  }
}

/** The page with this token, and whose it is; missing where there is none. */
export async function findSharePage(db: Db, token: string) {
  const [found] = await db
    .select({ page: sharePages, animal: animals })
    .from(sharePages)
    .innerJoin(animals, eq(animals.id, sharePages.animalId))
    .where(eq(sharePages.token, token))
  if (!found) throw missingAnimal()
  return found
}

/** Where a page's pictures are. */
export const sharedAddress = (token: string) => `/api/animal-share/${token}`

/** What the page says today: chosen results that were withdrawn since are gone from it. */
export async function sharedPage(db: Db, token: string): Promise<SharePage> {
  const { page, animal } = await findSharePage(db, token)
  const lines = (await shownLines(db, animal)).filter(({ product }) => page.results.includes(product.id))
  const photo = page.hasPhoto ? (await photosOf(db, [animal.id])).get(animal.id) : undefined
  const breed = (await namedBreeds(db, [animal.breedId]))(animal.breedId)?.name
  const publicly = (address: string) => `${sharedAddress(token)}/photo/${address.split('/').slice(-2).join('/')}`
  const barcodes = lines.map(({ barcode }) => barcode)
  const made = and(inArray(samples.barcode, barcodes), eq(samples.isSampleData, true))
  return {
    petName: animal.petName,
    species: toSpecies(animal.speciesId),
    breed: page.hasBreed ? (animal.isMixedBreed ? (breed ? `${breed} mix` : 'Mixed breed') : (breed ?? null)) : null,
    photo: photo
      ? { ...photo, small: publicly(photo.small), medium: publicly(photo.medium), large: publicly(photo.large) }
      : null,
    coat: animal.coat as SharePage['coat'],
    results: lines.map(asChoice),
    isSampleData: barcodes.length > 0 && (await db.$count(samples, made)) > 0,
  }
}
