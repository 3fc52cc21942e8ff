import { addressOf } from '@shop/contract/call'
import { sharePageEndpoints } from '@shop/contract/endpoints/share-page'
import type { OwnSharePage, SharePage } from '@shop/contract/share-page'
import { and, eq, inArray } from 'drizzle-orm'
import { animals } from '../../schema/animal.ts'
import { namedBreeds, photosOf } from '../../animals/animal/view.ts'
import { toSpecies } from '../../storefront/breed/species.ts'
import type { Db } from '../../platform/db/open.ts'
import { linesOf } from '../report/findings.ts'
import { animalCoat } from '../result/coat.ts'
import { samples } from '../../schema/sample.ts'
import { sharePages } from '../../schema/share-page.ts'
import { missing } from '../../platform/input/refusal.ts'

type AnimalRow = typeof animals.$inferSelect
type Choice = OwnSharePage['choices'][number]

/** The verdicts on diseases that count today, with their samples. What failed, or is contradicted, is not shown. */
async function shownLines(db: Db, animal: AnimalRow): Promise<(Choice & { barcode: string })[]> {
  return (await linesOf(db, animal)).flatMap(({ product, kind, status, barcode }) =>
    kind === 'disease' && status && status !== 'no_result' && status !== 'conflicting'
      ? [{ product, status, barcode }]
      : [],
  )
}

/** The coat by the animal's results; null where they name no colour. */
async function shownCoat(db: Db, animal: AnimalRow) {
  const coat = await animalCoat(db, animal)
  return coat?.colours.length ? coat : null
}

const asChoice = ({ product, status }: Choice): Choice => ({ product, status })

const ownPart = ({ animalId: _animal, openedAt: _opened, ...page }: typeof sharePages.$inferSelect) => page

/** An animal's page as its owner sees it. */
export async function ownPageOf(db: Db, animal: AnimalRow): Promise<OwnSharePage> {
  const [row] = await db.select().from(sharePages).where(eq(sharePages.animalId, animal.id))
  return {
    page: row ? ownPart(row) : null,
    choices: (await shownLines(db, animal)).map(asChoice),
    coatByDna: (await shownCoat(db, animal))?.title ?? null,
  }
}

/** The page with this token, and whose it is; missing where there is none. */
export async function findSharePage(db: Db, token: string) {
  const [found] = await db
    .select({ page: sharePages, animal: animals })
    .from(sharePages)
    .innerJoin(animals, eq(animals.id, sharePages.animalId))
    .where(eq(sharePages.token, token))
  if (!found) throw missing()
  return found
}

/** The page's content today: chosen results that were withdrawn since are gone from it. */
export async function sharedPage(db: Db, token: string): Promise<SharePage> {
  const { page, animal } = await findSharePage(db, token)
  const lines = (await shownLines(db, animal)).filter(({ product }) => page.results.includes(product.id))
  const photo = page.hasPhoto ? (await photosOf(db, [animal.id])).get(animal.id) : undefined
  const breed = (await namedBreeds(db, [animal.breedId]))(animal.breedId)?.name
  const publicly = (address: string) => {
    const [version = '', file = ''] = address.split('/').slice(-2)
    return addressOf(sharePageEndpoints.getSharedPhoto, { params: { token, version, file } })
  }
  const barcodes = lines.map(({ barcode }) => barcode)
  const coat = page.hasCoat ? await shownCoat(db, animal) : null
  const made = and(inArray(samples.barcode, barcodes), eq(samples.isSampleData, true))
  return {
    petName: animal.petName,
    species: toSpecies(animal.speciesId),
    breed: page.hasBreed ? (animal.isMixedBreed ? (breed ? `${breed} mix` : 'Mixed breed') : (breed ?? null)) : null,
    photo: photo
      ? { ...photo, small: publicly(photo.small), medium: publicly(photo.medium), large: publicly(photo.large) }
      : null,
    coat: animal.coat as SharePage['coat'],
    coatByDna: coat && {
      title: coat.title,
      colours: coat.colours,
      white: coat.white,
      rare: coat.rare?.colours ?? [],
      isChanged: coat.beside.length > 0,
    },
    results: lines.map(asChoice),
    isSampleData: Boolean(coat?.isSampleData) || (barcodes.length > 0 && (await db.$count(samples, made)) > 0),
  }
}
