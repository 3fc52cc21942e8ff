import { expect, test } from 'vitest'
import { canineLoci, felineLoci } from '../../content/colour-loci.ts'
import { colourQuery } from './colour-query.ts'

const cats = colourQuery(felineLoci, 'cat')
const cat = {
  dilute: 'D/d',
  bcc: 'B/bl',
  agouti: 'a/a',
  colourpoint: 'cb/cs',
  orange: 'O/o',
  silver: 'i/i',
  white: '?',
}
const mate = { dilute: 'd/d', bcc: '?', agouti: 'A/a', colourpoint: 'C/C', orange: 'O/Y', silver: '?', white: 'N/N' }

test('a pair survives the address, with what was not tested', () => {
  const form = { animal: cat, mate, hasMate: true, naming: 'burmese' }
  const read = cats.formIn(new URLSearchParams(cats.queryOf(form)))
  expect(read).toEqual(form)
  expect(cats.isWhole(read)).toBe(true)
})

test('an address of before orange, silver and white were in the tool counts them as not tested', () => {
  const read = cats.formIn(new URLSearchParams('cat=D/d_B/bl_a/a_C/C'))
  expect(read.animal).toMatchObject({ dilute: 'D/d', orange: '?', silver: '?', white: '?' })
  expect(cats.isWhole(read)).toBe(true)
})

test('a queen has two copies of orange, and a tom one', () => {
  const one = cats.formIn(new URLSearchParams('cat=D/d_B/bl_a/a_C/C_O/Y_i/i_N/N'))
  expect(cats.isWhole(one)).toBe(true)
  const pair = cats.formIn(new URLSearchParams('cat=D/d_B/bl_a/a_C/C_O/Y_i/i_N/N&mate=D/d_B/bl_a/a_C/C_O/o_i/i_N/N'))
  expect([pair.animal['orange'], pair.mate['orange']]).toEqual(['', ''])
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
