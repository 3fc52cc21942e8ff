import { type PhotoSize, photoSizes } from '@shop/contract/photo-widths'
import { and, eq, type SQL } from 'drizzle-orm'
import type { FileAnswer } from '../../people/visitor/handler.ts'
import type { Files } from '../../platform/files/files.ts'
import type { Services } from '../../platform/services.ts'
import { isUuid } from '../../platform/values/ids.ts'
import { animalPhotos } from '../../schema/animal-photo.ts'
import { missing } from '../../platform/input/refusal.ts'

type Reading = Pick<Services, 'db' | 'files'>

const { smallFile, mediumFile, largeFile } = animalPhotos
const fileOf = { small: smallFile, medium: mediumFile, large: largeFile }
/** The keys of a photo's files, to be dropped with it. */
export const photoFiles = { smallFile, mediumFile, largeFile }

/** The columns of a photo that stands in files, before a row names them. */
export const putPhoto = async ({ put }: Files, photo: Record<PhotoSize, Uint8Array>) => ({
  smallFile: await put({ bytes: photo.small, type: 'image/jpeg' }),
  mediumFile: await put({ bytes: photo.medium, type: 'image/jpeg' }),
  largeFile: await put({ bytes: photo.large, type: 'image/jpeg' }),
  small: null,
  medium: null,
  large: null,
})

/** A JPEG of one photo; null where there is none. Bytes in the row are an older version's, and newer than files that it names. */
export async function readPhoto({ db, files }: Reading, photo: SQL | undefined, size: PhotoSize) {
  const [row] = await db.select({ bytes: animalPhotos[size], file: fileOf[size] }).from(animalPhotos).where(photo)
  return row?.bytes ?? (row?.file ? ((await files.get(row.file))?.bytes ?? null) : null)
}

type Photo = { animalId: string; version: string; file: string }

/** The photo that an animal has, as `small.jpg`, `medium.jpg` or `large.jpg`. Throws 404 for another name or version. */
export async function photoFile(from: Reading, { animalId, version, file }: Photo): Promise<FileAnswer<'image/jpeg'>> {
  const size = photoSizes.find((one) => `${one}.jpg` === file)
  const isIt = and(eq(animalPhotos.animalId, animalId), eq(animalPhotos.version, version))
  if (!size || !isUuid(version) || !(await from.db.$count(animalPhotos, isIt))) throw missing()
  return {
    type: 'image/jpeg',
    content: async () => {
      const picture = await readPhoto(from, isIt, size)
      if (!picture) throw missing()
      return picture
    },
    cache: 'checked',
    etag: `${version}-${size}`,
  }
}
