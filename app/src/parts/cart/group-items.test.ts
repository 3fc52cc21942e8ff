import { expect, test } from 'vitest'
import { factsOf, groupItems } from './group-items.ts'

const item = (name: string, typeId: number, speciesId: number | null) => ({
  product: {
    id: 1,
    name,
    typeId,
    category: { id: 1, name: 'Genetic Diseases' },
    species: speciesId ? { id: speciesId, name: '' } : null,
    summary: '',
    coat: { pattern: 'solid' as const, colours: [], seed: 1 },
  },
  contents: [],
  metaData: {},
})

test('groups by kind and species, in the order in which they came', () => {
  const groups = groupItems([item('CEA', 2, 1), item('PKD1', 2, 2), item('TNS', 2, 1), item('Swabs', 4, null)])
  expect(groups.map(({ title, items }) => [title, items.map(({ product }) => product.name)])).toEqual([
    ['Disease tests for dogs', ['CEA', 'TNS']],
    ['Disease tests for cats', ['PKD1']],
    ['Kits', ['Swabs']],
  ])
})

test('groups by animal, else by breed, before kind', () => {
  const [cea, tns, pkd, swabs] = [item('CEA', 2, 1), item('TNS', 2, 1), item('PKD1', 2, 2), item('Swabs', 4, null)]
  const groups = groupItems([
    { ...cea, breed: { id: 200193, name: 'Border Collie' } },
    { ...pkd, metaData: { animalName: 'Bess' }, breed: { id: 1, name: 'Persian' } },
    swabs,
    { ...tns, breed: { id: 200193, name: 'Border Collie' } },
  ])
  expect(groups.map(({ title, items }) => [title, items.map(({ product }) => product.name)])).toEqual([
    ['Border Collie', ['CEA', 'TNS']],
    ['Bess', ['PKD1']],
    ['Kits', ['Swabs']],
  ])
})

test('a profile of one’s own and a practice’s supplies are what they are, not the disease test or kit of their type', () => {
  const own = item('Spring litter', 2, 1)
  const stand = item('Leaflet stand', 4, null)
  own.product.category = { id: 23, name: 'Build Your Own Profile' }
  stand.product.category = { id: 24, name: 'Practice Supplies' }
  expect(groupItems([own, stand]).map(({ title }) => title)).toEqual(['Your own profile for dogs', 'Supplies'])
  expect(factsOf({ ...own, contents: [{ id: 1, name: 'CEA' }] })).toBe('Your own profile for dogs · 1 test')
})

test('says what an item is, what is in it and whom it is for', () => {
  const profile = { ...item('Mine', 4, 1), contents: [{ id: 1, name: 'CEA' }], metaData: { animalName: 'Bess' } }
  expect(factsOf(profile)).toBe('Kit for dogs · 1 test · for Bess')
  expect(factsOf({ ...item('Swabs', 4, null) })).toBe('Kit')
})
