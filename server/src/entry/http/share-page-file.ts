import { createHash } from 'node:crypto'
import { photoSizes } from '@shop/contract/photo-widths'
import { verdictLabel } from '@shop/contract/verdict'
import { eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import { missingAnimal } from '../../animals/animal/access.ts'
import { animalPhotos } from '../../schema/animal-photo.ts'
import { brandOf } from '../../platform/config/brand.ts'
import type { Services } from '../../platform/services.ts'
import { findSharePage, sharedPage } from '../../results/share-page/view.ts'

/** The photo's place on the preview, right of the words. */
const place = { left: 774, top: 14, width: 426, height: 616 }

/** A photo cropped to its place, with its chosen point in sight. JPEG in, JPEG out. */
async function cropped(photo: Uint8Array, { focusX, focusY }: { focusX: number; focusY: number }): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const { width, height } = await sharp(photo).metadata()
  const scale = Math.max(place.width / width, place.height / height)
  const size = { width: Math.ceil(width * scale), height: Math.ceil(height * scale) }
  return sharp(photo)
    .resize({ ...size, fit: 'fill' })
    .extract({
      left: Math.round(((size.width - place.width) * focusX) / 100),
      top: Math.round(((size.height - place.height) * focusY) / 100),
      width: place.width,
      height: place.height,
    })
    .toBuffer()
}

/** The pictures of an animal's page for everybody: its photo, and what messengers show of it. Kept, and asked for each time. */
export function mountSharePageFiles(app: Hono, { db, config }: Services) {
  const headers = (tag: string) => ({
    etag: `"${tag}"`,
    'cache-control': 'private, no-cache',
    'content-type': 'image/jpeg',
    'x-robots-tag': 'noindex',
  })

  app.get('/api/animal-share/:token/photo/:version/:file', async (c) => {
    const { token, version, file } = c.req.param()
    const size = photoSizes.find((one) => `${one}.jpg` === file)
    const { page } = await findSharePage(db, token)
    if (!size || !page.hasPhoto) throw missingAnimal()
    const [row] = await db
      .select({ version: animalPhotos.version, picture: animalPhotos[size] })
      .from(animalPhotos)
      .where(eq(animalPhotos.animalId, page.animalId))
    if (row?.version !== version) throw missingAnimal()
    const kept = headers(`${version}-${size}`)
    if (c.req.header('if-none-match')?.includes(kept.etag)) return c.body(null, 304, kept)
    return c.body(new Uint8Array(row.picture), 200, kept)
  })

  // A picture takes a tenth of a second to draw.
  const pictures = new LRUCache<string, Buffer>({ maxSize: 16 * 1024 * 1024, sizeCalculation: ({ length }) => length })
  app.get('/api/animal-share/:token/preview.jpg', async (c) => {
    const token = c.req.param('token')
    const said = await sharedPage(db, token)
    const tag = createHash('sha256').update(JSON.stringify(said)).digest('base64url')
    const kept = headers(tag)
    if (c.req.header('if-none-match')?.includes(kept.etag)) return c.body(null, 304, kept)
    const { petName, breed, species, coatByDna, results, photo, isSampleData } = said
    const found = results.map(({ product, status }) => `${product.name}: ${verdictLabel(status)}`)
    const { previewPicture } = await import('../../platform/pdf/preview-picture.ts')
    const drawn = async () => {
      const words = {
        title: petName,
        text: [
          breed ?? species.name,
          ...(isSampleData ? ['Sample results, no animal was tested'] : []),
          ...(coatByDna ? [`Coat by DNA: ${coatByDna.title}`] : []),
          ...found,
        ].join('. '),
        audience: 'breeder' as const,
      }
      const { default: sharp } = await import('sharp')
      const ground = sharp(previewPicture({ brand: brandOf(config), ...words }))
      const { page } = await findSharePage(db, token)
      const [row] = photo ? await db.select().from(animalPhotos).where(eq(animalPhotos.animalId, page.animalId)) : []
      const layers = row ? [{ input: await cropped(row.large, row), left: place.left, top: place.top }] : []
      return ground.composite(layers).jpeg({ quality: 82, mozjpeg: true }).toBuffer()
    }
    const picture = pictures.get(tag) ?? (await drawn())
    pictures.set(tag, picture)
    return c.body(new Uint8Array(picture), 200, kept)
  })
}
