import { and, eq, isNotNull } from 'drizzle-orm'
import { putPhoto } from '../../animals/animal-photo/file.ts'
import type { Services } from '../../platform/services.ts'
import { animalPhotos } from '../../schema/animal-photo.ts'
import { files } from '../../schema/file.ts'
import { outsideReports } from '../../schema/outside-report.ts'

type Storing = Pick<Services, 'db' | 'files'>

/** Photos and documents of older versions, and files that lie in the database and not where new ones do. */
const isOldPhoto = isNotNull(animalPhotos.large)
const isOldDocument = isNotNull(outsideReports.document)
const isInDatabase = isNotNull(files.bytes)

/** What moves a photo's bytes from its row. One that was changed meanwhile stays, and its files are deleted a day later. */
async function movePhoto({ db, files: stored }: Storing, animalId: string) {
  const [row] = await db
    .select()
    .from(animalPhotos)
    .where(and(eq(animalPhotos.animalId, animalId), isOldPhoto))
  if (!row?.small || !row.medium || !row.large) return
  const moved = await putPhoto(stored, { small: row.small, medium: row.medium, large: row.large })
  const isSame = and(eq(animalPhotos.animalId, animalId), eq(animalPhotos.version, row.version), isOldPhoto)
  await db.update(animalPhotos).set(moved).where(isSame)
}

async function moveDocument({ db, files: stored }: Storing, id: string) {
  const isIt = and(eq(outsideReports.id, id), isOldDocument)
  const [row] = await db.select().from(outsideReports).where(isIt)
  if (!row?.document) return
  const file = await stored.put({ bytes: Buffer.from(row.document, 'base64'), type: row.contentType })
  await db.update(outsideReports).set({ file, document: null }).where(isIt)
}

/** How many files lie elsewhere than new ones do. */
export async function countElsewhere({ db, files: stored }: Storing): Promise<number> {
  const photos = await db.$count(animalPhotos, isOldPhoto)
  const documents = await db.$count(outsideReports, isOldDocument)
  return photos * 3 + documents + (stored.place === 'bucket' ? await db.$count(files, isInDatabase) : 0)
}

/**
 * Moves at most `most` photos, documents and files, one after another, to where new ones lie. It may break off anywhere,
 * and run beside uploads and itself. Throws `BucketAway`.
 */
export async function moveFiles(services: Storing, most: number): Promise<void> {
  const { db, files: stored } = services
  const photos = await db.select({ id: animalPhotos.animalId }).from(animalPhotos).where(isOldPhoto).limit(most)
  for (const { id } of photos) await movePhoto(services, id)
  const documents = await db.select({ id: outsideReports.id }).from(outsideReports).where(isOldDocument).limit(most)
  for (const { id } of documents) await moveDocument(services, id)
  if (stored.place === 'database') return
  const keys = await db.select({ key: files.key }).from(files).where(isInDatabase).limit(most)
  for (const { key } of keys) await stored.move(key)
}
