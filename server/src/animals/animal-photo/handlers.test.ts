import { animalCalls } from '@shop/contract/animal'
import { type AnimalPhoto, animalPhotoCalls } from '@shop/contract/animal-photo'
import { animalTransferCalls } from '@shop/contract/animal-transfer'
import { sharingCalls } from '@shop/contract/sharing'
import { userCalls } from '@shop/contract/user'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { addAnimal } from '../../../test/animals.ts'
import { signIn } from '../../../test/buyer.ts'
import { useShop } from '../../../test/shop.ts'
import { animals } from '../../schema/animal.ts'
import { animalPhotos } from '../../schema/animal-photo.ts'

const shop = useShop()

async function member() {
  const browser = shop.visitor()
  return { browser, user: await signIn(shop, browser) }
}

/** A photo on its side, with the place where it was taken. */
const taken = (format: 'jpeg' | 'png' | 'webp' = 'jpeg') =>
  sharp({ create: { width: 1800, height: 900, channels: 3, background: '#c58a52' } })
    .withMetadata({ orientation: 6 })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '55/1 57/1 0/1' } })
    .toFormat(format)
    .toBuffer()
const inBase64 = async (file: Promise<Buffer>) => (await file).toString('base64')

const middle = { focusX: 50, focusY: 50 }
async function withPhoto() {
  const { browser, user } = await member()
  const { id } = await addAnimal(shop, user.id)
  const body = { data: await inBase64(taken()), alt: 'On the hill', ...middle }
  const photo = await browser.ask(animalPhotoCalls.saveAnimalPhoto, { params: { id }, body })
  return { browser, user, id, photo }
}
const refused = (browser: Awaited<ReturnType<typeof member>>['browser'], id: string, data: string) =>
  browser
    .ask(animalPhotoCalls.saveAnimalPhoto, { params: { id }, body: { data, alt: '', ...middle } })
    .catch((failure: unknown) => failure)

test('a photo is stored upright in three sizes, without the place where it was taken', async () => {
  const { browser, id, photo } = await withPhoto()
  const sizes = [photo.small, photo.medium, photo.large]
  const kept = await Promise.all(
    sizes.map(async (address) => sharp(Buffer.from(await (await browser.fetch(address)).arrayBuffer())).metadata()),
  )
  expect(kept.map(({ format, width, height }) => [format, width, height])).toEqual([
    ['jpeg', 120, 240],
    ['jpeg', 360, 720],
    ['jpeg', 720, 1440],
  ])
  for (const { exif, orientation } of kept) expect([exif, orientation]).toEqual([undefined, undefined])
  expect(await browser.ask(animalCalls.getAnimal, { params: { id } })).toMatchObject({ photo })
  expect((await browser.ask(animalCalls.listAnimals)).results).toMatchObject([{ id, photo: { alt: 'On the hill' } }])
})

test('PNG and WebP are taken; what is no picture, is cut off or too large is refused on its field', async () => {
  const { browser, user } = await member()
  const { id } = await addAnimal(shop, user.id)
  for (const format of ['png', 'webp'] as const)
    expect(await refused(browser, id, await inBase64(taken(format)))).toMatchObject({ alt: '' })
  await shop.db.delete(animalPhotos).where(eq(animalPhotos.animalId, id))
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  const noise = await sharp({
    create: {
      width: 900,
      height: 900,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 128, sigma: 90 },
    },
  })
    .jpeg()
    .toBuffer()
  const files: [file: Buffer, why: string][] = [
    [svg, 'Use a picture: a JPEG, a PNG or a WebP'],
    [Buffer.from('GIF89a'), 'Use a picture: a JPEG, a PNG or a WebP'],
    [noise.subarray(0, noise.length / 3), 'Use a picture: a JPEG, a PNG or a WebP'],
    [Buffer.alloc(10 * 1024 * 1024 + 1), 'Use a picture of at most 10 MB'],
  ]
  for (const [file, why] of files)
    expect(await refused(browser, id, file.toString('base64'))).toMatchObject({ status: 428, errors: { data: why } })
  expect(await shop.db.$count(animalPhotos, eq(animalPhotos.animalId, id))).toBe(0)
})

test('words and crop change without the picture; another picture has another address; without a photo there is nothing to say', async () => {
  const { browser, id, photo } = await withPhoto()
  const save = (body: object) =>
    browser.ask(animalPhotoCalls.saveAnimalPhoto, { params: { id }, body: { alt: '', ...middle, ...body } })
  expect(await save({ alt: 'At the sea', focusY: 20 })).toEqual({ ...photo, alt: 'At the sea', focusY: 20 })
  const second: AnimalPhoto = await save({ data: await inBase64(taken('png')) })
  expect(second.small).not.toBe(photo.small)
  expect((await browser.fetch(photo.small)).status).toBe(404)
  await browser.ask(animalPhotoCalls.removeAnimalPhoto, { params: { id } })
  expect(await browser.ask(animalCalls.getAnimal, { params: { id } })).toMatchObject({ photo: null })
  await expect(save({ alt: 'Nothing' })).rejects.toMatchObject({ status: 428 })
})

test('a browser caches a photo and asks the server each time; who no longer sees the animal is refused it', async () => {
  const { browser, id, photo } = await withPhoto()
  const { browser: friend, user } = await member()
  expect((await friend.fetch(photo.medium)).status).toBe(404)
  await browser.ask(sharingCalls.shareAnimal, { params: { id }, body: { email: user.email, rights: 'full' } })
  const first = await friend.fetch(photo.medium)
  expect(first.headers.get('cache-control')).toBe('private, no-cache')
  const again = { headers: { 'if-none-match': first.headers.get('etag') ?? '' } }
  expect((await friend.fetch(photo.medium, again)).status).toBe(304)
  await browser.ask(sharingCalls.unshareAnimal, { params: { id }, query: { email: user.email } })
  expect((await friend.fetch(photo.medium, again)).status).toBe(404)
  expect((await shop.visitor().fetch(photo.medium)).status).toBe(401)
})

test('a photo is in the export, goes with the animal to its new owner, and is gone with it', async () => {
  const { browser, id, photo } = await withPhoto()
  const exported = (await browser.ask(userCalls.exportUser)) as unknown as { animalPhotos: { jpeg: string }[] }
  expect(exported.animalPhotos).toMatchObject([{ animalId: id, alt: 'On the hill' }])
  expect(await sharp(Buffer.from(exported.animalPhotos[0]?.jpeg ?? '', 'base64')).metadata()).toMatchObject({
    height: 1440,
  })
  const { browser: buyer, user } = await member()
  await browser.ask(animalTransferCalls.createAnimalTransfer, { body: { animalId: id, email: user.email } })
  const [offer] = (await buyer.ask(animalTransferCalls.listAnimalTransfers)).results
  await buyer.ask(animalTransferCalls.acceptAnimalTransfer, { params: { id: offer?.id ?? '' }, body: {} })
  expect((await buyer.fetch(photo.large)).status).toBe(200)
  expect((await browser.fetch(photo.large)).status).toBe(404)
  await shop.db.delete(animals).where(eq(animals.id, id))
  expect(await shop.db.$count(animalPhotos, eq(animalPhotos.animalId, id))).toBe(0)
})
