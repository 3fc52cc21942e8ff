import { expect, test } from 'vitest'
import { canineLoci, felineLoci } from '../../content/colour-loci.ts'
import { colourQuery } from './colour-query.ts'

const cats = colourQuery(felineLoci, 'cat')
const cat = { dilute: 'D/d', bcc: 'B/bl', agouti: 'a/a', colourpoint: 'cb/cs' }
const mate = { dilute: 'd/d', bcc: '?', agouti: 'A/a', colourpoint: 'C/C' }

test('a pair survives the address, with what was not tested', () => {
  const form = { animal: cat, mate, hasMate: true, naming: 'burmese' }
  const read = cats.formIn(new URLSearchParams(cats.queryOf(form)))
  expect(read).toEqual(form)
  expect(cats.isWhole(read)).toBe(true)
})

test('one dog has no mate', () => {
  const dogs = colourQuery(canineLoci, 'dog')
  const animal = Object.fromEntries(canineLoci.map(({ key, genotypes }) => [key, genotypes[0] ?? '']))
  const read = dogs.formIn(new URLSearchParams(dogs.queryOf({ animal, mate: {}, hasMate: false, naming: 'common' })))
  expect(read).toMatchObject({ animal, hasMate: false })
  expect(dogs.isWhole(read)).toBe(true)
})

test.each(['', 'cat=D/d', 'cat=D/d_B/bl_a/a_x/y', 'cat=D/d_B/bl_a/a_C/C&mate=', 'cat=____'])(
  '"%s" is no whole question',
  (text) => expect(cats.isWhole(cats.formIn(new URLSearchParams(text)))).toBe(false),
)
