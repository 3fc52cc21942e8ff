import { maxPhotoBytes } from '@shop/contract/animal-photo'
import { photoWidths } from '@shop/contract/photo-widths'

/** Twice of what is displayed, for whoever crops it. */
const longestSide = 2 * photoWidths.large

/**
 * A camera's photo as a JPEG of what the shop displays: ten megabytes take a phone minutes to send. One that is small
 * already, or no picture, stays as it is.
 */
export async function smallerPhoto(file: File): Promise<Blob> {
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return file
  const scale = longestSide / Math.max(picture.width, picture.height)
  if (scale >= 1 && file.size <= maxPhotoBytes) return file
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * Math.min(1, scale))
  canvas.height = Math.round(picture.height * Math.min(1, scale))
  const context = canvas.getContext('2d')
  if (!context) return file
  // A JPEG has no holes: what shines through is white, as on the server.
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return new Promise((resolve) => canvas.toBlob((smaller) => resolve(smaller ?? file), 'image/jpeg', 0.9))
}
