import { animalPhotoCalls } from '@shop/contract/animal-photo'
import { animalTransferCalls } from '@shop/contract/animal-transfer'
import { sharePageCalls } from '@shop/contract/share-page'
import { sharingCalls } from '@shop/contract/sharing'
import { userCalls } from '@shop/contract/user'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { addAnimal, addResult } from '../../../test/animals.ts'
import { signIn } from '../../../test/buyer.ts'
import { testNamed } from '../../../test/genetics.ts'
import { useShop } from '../../../test/shop.ts'
import { onePixel } from '../../../test/probes.ts'
import { addReportedSample } from '../../../test/reports.ts'
import { results } from '../../schema/result.ts'

const shop = useShop()

async function member() {
  const browser = shop.visitor()
  return { browser, user: await signIn(shop, browser) }
}

/** Somebody with a tested animal that has a photo, and its page for everybody. */
async function withPage(said: { hasPhoto?: boolean; hasBreed?: boolean; hasCoat?: boolean; results?: number[] } = {}) {
  const { browser, user } = await member()
  const { id } = await addAnimal(shop, user.id, { petName: 'Quilla', breedId: 200193, chipNumber: '981020000310444' })
  const { barcode } = await addReportedSample(shop, id)
  await addResult(shop, barcode, 2003, 'N/N')
  await addResult(shop, barcode, 2004, 'MDR1/MDR1')
  const photo = { data: onePixel, alt: 'On the hill', focusX: 50, focusY: 50 }
  await browser.ask(animalPhotoCalls.saveAnimalPhoto, { params: { id }, body: photo })
  const params = { id }
  const save = async (body: object = {}) => {
    const all = { hasPhoto: true, hasBreed: true, hasCoat: false, results: [2003], ...said, ...body }
    const { page } = await browser.ask(sharePageCalls.saveSharePage, { params, body: all })
    return page?.token ?? ''
  }
  return { browser, user, id, barcode, params, save, token: await save() }
}
const read = (token: string) => shop.visitor().ask(sharePageCalls.readSharePage, { params: { token } })
const missing = { status: 404, message: 'Failed to fetch animals' }

test('everybody who has the address reads what the owner chose, and nothing else', async () => {
  const { token, save, browser, params } = await withPage()
  const { choices } = await browser.ask(sharePageCalls.getSharePage, { params })
  expect(choices.map(({ product }) => product.id).toSorted((one, other) => one - other)).toEqual([2003, 2004])
  const page = await read(token)
  expect(page).toMatchObject({ petName: 'Quilla', breed: 'Border Collie', photo: { alt: 'On the hill' } })
  expect(page.results).toEqual([{ product: { id: 2003, name: expect.any(String) }, status: 'clear' }])
  expect(JSON.stringify(page)).not.toContain('981020000310444')
  expect(JSON.stringify(page)).not.toContain(params.id)
  expect(await save({ hasPhoto: false, hasBreed: false, results: [] })).toBe(token)
  expect(await read(token)).toMatchObject({ breed: null, photo: null, results: [] })
  expect((await shop.visitor().fetch(page.photo?.large ?? '')).status).toBe(404)
})

test('its pictures are for everybody too: the photo, and 1200 by 630 for messengers', async () => {
  const { token } = await withPage()
  const { photo } = await read(token)
  const guest = shop.visitor()
  expect((await guest.fetch(photo?.medium ?? '')).headers.get('content-type')).toBe('image/jpeg')
  const preview = await guest.fetch(`/api/animal-share/${token}/preview.jpg`)
  expect(await sharp(Buffer.from(await preview.arrayBuffer())).metadata()).toMatchObject({
    format: 'jpeg',
    width: 1200,
    height: 630,
  })
  const again = { headers: { 'if-none-match': preview.headers.get('etag') ?? '' } }
  expect((await guest.fetch(`/api/animal-share/${token}/preview.jpg`, again)).status).toBe(304)
})

test('a renewed page, a closed one and one of an animal with a new owner are missing like one that never was', async () => {
  const { token, save, browser, id, params } = await withPage()
  const next = await save({ isRenewed: true })
  await expect(read(token)).rejects.toMatchObject(missing)
  await expect(read('of-no-page')).rejects.toMatchObject(missing)
  expect((await shop.visitor().fetch(`/api/animal-share/${token}/preview.jpg`)).status).toBe(404)
  expect(await browser.ask(sharePageCalls.closeSharePage, { params })).toMatchObject({ page: null })
  await expect(read(next)).rejects.toMatchObject(missing)

  const last = await save()
  const { browser: buyer, user } = await member()
  await browser.ask(animalTransferCalls.createAnimalTransfer, { body: { animalId: id, email: user.email } })
  const [offer] = (await buyer.ask(animalTransferCalls.listAnimalTransfers)).results
  expect(await read(last)).toMatchObject({ petName: 'Quilla' })
  await buyer.ask(animalTransferCalls.acceptAnimalTransfer, { params: { id: offer?.id ?? '' }, body: {} })
  await expect(read(last)).rejects.toMatchObject(missing)
})

test('a result that was withdrawn is gone from the page; one the animal does not have never comes on it', async () => {
  const { token, save, barcode, browser, params } = await withPage({ results: [2003, 2004, 2002] })
  expect((await browser.ask(sharePageCalls.getSharePage, { params })).page?.results).toEqual([2003, 2004])
  await shop.db.update(results).set({ supersededAt: new Date() }).where(eq(results.barcode, barcode))
  expect(await read(token)).toMatchObject({ results: [] })
  expect(await save({ isRenewed: true })).not.toBe(token)
})

test('the coat by its DNA is on the page where its owner wants it, and while the results name a colour', async () => {
  const { token, save, browser, params, barcode } = await withPage()
  const own = async () => (await browser.ask(sharePageCalls.getSharePage, { params })).coatByDna
  expect(await own()).toBeNull()
  const { id: red } = testNamed('Coat colour E locus (recessive red)')
  await addResult(shop, barcode, red, 'e/e')
  expect(await own()).toBe('Red or cream')
  expect(await read(token)).toMatchObject({ coatByDna: null })
  await save({ hasCoat: true })
  expect(await read(token)).toMatchObject({
    coatByDna: { title: 'Red or cream', colours: ['Red or cream'], white: null },
  })
  await shop.db.update(results).set({ supersededAt: new Date() }).where(eq(results.productId, red))
  expect(await read(token)).toMatchObject({ coatByDna: null })
})

test('whoever the animal is shared with does not open its page; the export says what it says, and not where', async () => {
  const { token, browser, params, id } = await withPage()
  const { browser: friend, user } = await member()
  await browser.ask(sharingCalls.shareAnimal, { params, body: { email: user.email, rights: 'full' } })
  for (const call of [sharePageCalls.getSharePage, sharePageCalls.closeSharePage])
    await expect(friend.ask(call, { params })).rejects.toMatchObject({ status: 404 })
  const exported: object = await browser.ask(userCalls.exportUser)
  expect(exported).toMatchObject({ sharePages: [{ animalId: id, hasPhoto: true, results: [2003] }] })
  expect(JSON.stringify(exported)).not.toContain(token)
})
