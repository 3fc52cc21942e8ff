import type { Breed } from '@shop/contract/breed'
import { expect, test } from 'vitest'
import { breedQueryOf, byInitial } from './query.ts'

const breed = (id: number, name: string): Breed => ({
  id,
  name,
  species: { id: 1, name: 'Canine' },
  coat: { pattern: 'solid', colours: [], seed: id },
  testCount: 0,
})

test('the address narrows the call; blanks do not', () => {
  expect(breedQueryOf('cat', new URLSearchParams('name= main &tested=true'))).toEqual({
    species: 'cat',
    size: '1000',
    name: 'main',
    tested: 'true',
  })
  expect(breedQueryOf('dog', new URLSearchParams('name=%20&tested=no'))).toEqual({ species: 'dog', size: '1000' })
})

test('accents are under their letter, and what begins with no letter under #', () => {
  const names = ['Akita', 'Épagneul Breton', 'Eurasier', '3-way cross']
  expect(
    byInitial(names.map((name, id) => breed(id, name))).map(([initial, found]) => [initial, found.length]),
  ).toEqual([
    ['A', 1],
    ['E', 2],
    ['#', 1],
  ])
})
