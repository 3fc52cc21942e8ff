import { readFileSync } from 'node:fs'
import { stepPictures } from '@shop/contract/next-steps'
import { expect, test } from 'vitest'
import { drawMailPicture, mailPictureFile } from '../../../test/mail-pictures.ts'
import { compose } from './compose.ts'
import { picturesIn } from './picture-files.ts'

test.each(stepPictures)(
  'the picture "%s" is the shop’s drawing as it is now (node server/test/mail-pictures.ts)',
  (name) => {
    expect(readFileSync(mailPictureFile(name)).equals(drawMailPicture(name))).toBe(true)
  },
)

test('a mail carries the pictures that it shows, and no others', async () => {
  const steps = [{ picture: 'swab' as const, title: 'You take a swab', text: 'Thirty seconds in the cheek.' }]
  const sender = { mailFrom: 'Kinpaw <hello@kinpaw.example>', publicUrl: 'https://kinpaw.example' }
  const shown = await compose({ subject: 'Your kit', parts: ['It is here.', { steps }] }, sender)
  const [picture, ...others] = await picturesIn(shown.html)
  expect(others).toEqual([])
  expect(shown.html).toContain(`src="cid:${picture?.cid}" alt="A dog with a swab at its cheek"`)
  expect(shown.text).toContain('1. You take a swab. Thirty seconds in the cheek.')
  const plain = await compose({ subject: 'Your kit', parts: ['It is here.'] }, sender)
  expect(await picturesIn(plain.html)).toEqual([])
})
