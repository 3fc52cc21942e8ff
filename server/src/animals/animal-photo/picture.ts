import {
  maxPhotoBytes,
  maxPhotoPixels,
  photoTooLarge,
  photoTooWide,
  photoTypeRefused,
  type photoTypes,
} from '@shop/contract/animal-photo'
import { type PhotoSize, photoWidths } from '@shop/contract/photo-widths'
import { refusal } from '../../platform/input/refusal.ts'
import { fewAtOnce } from '../../platform/limits/few-at-once.ts'

/** Ten times what the largest honest photo takes on a slow machine. */
const longestSeconds = 10
/** A progressive photo of 24 megapixels takes 150 MB, and a processor for half a second. */
const inTurn = fewAtOnce({ atOnce: 1, inLine: 12 })

export const photoRefusal = (reason: string) => refusal({ data: reason })

const ascii = (text: string) => Buffer.from(text, 'latin1')
/** A file begins with these bytes, whatever its name is. Nothing else comes to the decoder. */
const starts: Record<(typeof photoTypes)[number], (file: Buffer) => boolean> = {
  'image/jpeg': (file) => file.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  'image/png': (file) => file.subarray(0, 8).equals(ascii('\x89PNG\r\n\x1a\n')),
  'image/webp': (file) => file.subarray(0, 4).equals(ascii('RIFF')) && file.subarray(8, 12).equals(ascii('WEBP')),
}

/**
 * A photo out of a request's base64, upright, as JPEGs of each size without metadata: no place, no camera, no time.
 * 428 where it is too large, or no picture; 503 where many others wait.
 */
export async function pictureIn(data: string): Promise<Record<PhotoSize, Uint8Array>> {
  const file = Buffer.from(data, 'base64')
  if (file.length > maxPhotoBytes) throw photoRefusal(photoTooLarge)
  if (!Object.values(starts).some((begins) => begins(file))) throw photoRefusal(photoTypeRefused)
  return inTurn(() => inSizes(file))
}

async function inSizes(file: Buffer): Promise<Record<PhotoSize, Uint8Array>> {
  const { default: sharp } = await import('sharp')
  // One thread for a photo leaves the others to everybody else.
  sharp.concurrency(1)
  const unreadable = () => {
    throw photoRefusal(photoTypeRefused)
  }
  const source = sharp(file, { limitInputPixels: false, failOn: 'error' })
  const { width, height } = await source.metadata().catch(unreadable)
  if (width * height > maxPhotoPixels) throw photoRefusal(photoTooWide)
  const inside = (side: number) => ({ width: side, height: side, fit: 'inside', withoutEnlargement: true }) as const
  // Unpacked once, and made smaller while it is.
  const { data, info } = await source
    .timeout({ seconds: longestSeconds })
    .autoOrient()
    .resize(inside(photoWidths.large))
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(unreadable)
  const { width: w, height: h, channels } = info
  const sized = (side: number) =>
    sharp(data, { raw: { width: w, height: h, channels } })
      .resize(inside(side))
      .jpeg({ quality: 78, mozjpeg: true })
      .toBuffer()
  const { large, medium, small } = photoWidths
  return { large: await sized(large), medium: await sized(medium), small: await sized(small) }
}
