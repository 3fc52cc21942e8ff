import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pictureIn } from './picture.ts'

const small = async () =>
  (
    await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c58a52' } })
      .jpeg()
      .toBuffer()
  ).toString('base64')

test('of twenty photos at once one is processed, twelve wait, and the others are refused', async () => {
  const data = await small()
  const all = await Promise.allSettled(Array.from({ length: 20 }, () => pictureIn(data)))
  const refused = all.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(7)
  for (const { reason } of refused as PromiseRejectedResult[]) expect(reason).toMatchObject({ status: 503 })
})

test('a photo of more pixels than are allowed is refused by its own name', async () => {
  const wide = await sharp({ create: { width: 6000, height: 4001, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  await expect(pictureIn(wide.toString('base64'))).rejects.toMatchObject({
    status: 428,
    errors: { data: 'Use a picture of at most 24 megapixels' },
  })
})
