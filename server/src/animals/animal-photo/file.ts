import { photoSizes } from '@shop/contract/photo-widths'
import { and, eq } from 'drizzle-orm'
import type { FileAnswer } from '../../people/visitor/handler.ts'
import type { Db } from '../../platform/db/open.ts'
import { isUuid } from '../../platform/values/ids.ts'
import { animalPhotos } from '../../schema/animal-photo.ts'
import { missing } from '../../platform/input/refusal.ts'

type Photo = { animalId: string; version: string; file: string }

/** The photo that an animal has, as `small.jpg`, `medium.jpg` or `large.jpg`. Throws 404 for another name or version. */
export async function photoFile(db: Db, { animalId, version, file }: Photo): Promise<FileAnswer<'image/jpeg'>> {
  const size = photoSizes.find((one) => `${one}.jpg` === file)
  const isIt = and(eq(animalPhotos.animalId, animalId), eq(animalPhotos.version, version))
  if (!size || !isUuid(version) || !(await db.$count(animalPhotos, isIt))) throw missing()
  return {
    type: 'image/jpeg',
    content: async () => {
      const [row] = await db.select({ picture: animalPhotos[size] }).from(animalPhotos).where(isIt)
      if (!row) throw missing()
      return row.picture
    },
    cache: 'checked',
    etag: `${version}-${size}`,
  }
}
