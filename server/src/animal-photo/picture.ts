import { maxPhotoBytes, photoTooLarge, photoTypeRefused, type photoTypes } from '@shop/contract/animal-photo'
import { Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import { type PhotoSize, photoWidths } from '@shop/contract/photo-widths'

/** More than a camera has, and less than a server can unpack at once. */
const maxPixels = 80_000_000

export const refusal = (reason: string) =>
  new Failure(428, { message: messages.operationFailed, errors: { data: reason } })

const ascii = (text: string) => Buffer.from(text, 'latin1')
/** A file begins with these bytes, whatever its name says. Nothing else comes to the decoder. */
const starts: Record<(typeof photoTypes)[number], (file: Buffer) => boolean> = {
  'image/jpeg': (file) => file.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  'image/png': (file) => file.subarray(0, 8).equals(ascii('\x89PNG\r\n\x1a\n')),
  'image/webp': (file) => file.subarray(0, 4).equals(ascii('RIFF')) && file.subarray(8, 12).equals(ascii('WEBP')),
}

/**
 * A photo out of a request's base64, upright, as JPEGs of each size without metadata: no place, no camera, no time.
 * 428 where it is too large, or no picture.
 */
export async function pictureIn(data: string): Promise<Record<PhotoSize, Uint8Array>> {
  const file = Buffer.from(data, 'base64')
  if (file.length > maxPhotoBytes) throw refusal(photoTooLarge)
  if (!Object.values(starts).some((begins) => begins(file))) throw refusal(photoTypeRefused)
  const { default: sharp } = await import('sharp')
  const sized = async (width: number) =>
    sharp(file, { limitInputPixels: maxPixels, failOn: 'error' })
      .autoOrient()
      .resize({ width, height: width, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 78, mozjpeg: true })
      .toBuffer()
  try {
    // One after another: a large photo takes hundreds of megabytes while it is unpacked.
    const large = await sized(photoWidths.large)
    return { large, medium: await sized(photoWidths.medium), small: await sized(photoWidths.small) }
  } catch {
    throw refusal(photoTypeRefused)
  }
}
