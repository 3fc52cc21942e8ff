import type { AnimalPhoto } from '@shop/contract/animal-photo'
import type { SharePage } from '@shop/contract/share-page'
import { verdictLabel } from '@shop/contract/verdict'

/** The photo's place on the preview, right of the words. */
const place = { left: 774, top: 14, width: 426, height: 616 }

type Focus = Pick<AnimalPhoto, 'focusX' | 'focusY'>

/** A photo cropped to its place, with its chosen point in sight. JPEG in, JPEG out. */
async function cropped(photo: Uint8Array, { focusX, focusY }: Focus): Promise<Buffer> {
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

const textOf = ({ breed, species, coatByDna, results, isSampleData }: SharePage) =>
  [
    breed ?? species.name,
    ...(isSampleData ? ['Sample results, no animal was tested'] : []),
    ...(coatByDna ? [`Coat by DNA: ${coatByDna.title}`] : []),
    ...results.map(({ product, status }) => `${product.name}: ${verdictLabel(status)}`),
  ].join('. ')

/** What messengers show of a page: its words, and its photo where it has one. JPEG. */
export async function previewOf(
  page: SharePage,
  { brand, photo }: { brand: string; photo: Uint8Array | null },
): Promise<Buffer> {
  const { previewPicture } = await import('../../platform/pdf/preview-picture.ts')
  const { default: sharp } = await import('sharp')
  const ground = await previewPicture({ brand, title: page.petName, text: textOf(page), audience: 'breeder' })
  const layers =
    photo && page.photo ? [{ input: await cropped(photo, page.photo), left: place.left, top: place.top }] : []
  return sharp(ground).composite(layers).jpeg({ quality: 82, mozjpeg: true }).toBuffer()
}
