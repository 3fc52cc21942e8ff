import { breedCalls } from '@shop/contract/breed'
import { kitIds } from '@shop/contract/constants'
import { Failure } from '@shop/contract/failure'
import { describe, expect, test } from 'vitest'
import { addSample } from '../../../test/animals.ts'
import { useShop } from '../../../test/shop.ts'
import { swabKitId } from '../../reference/catalogue/kits.ts'

const shop = useShop()

const list = (
  query: Partial<Record<'species' | 'barcodes' | 'name' | 'page' | 'tested' | 'initial' | 'size', string>>,
) => shop.visitor().ask(breedCalls.listBreeds, { query })
const get = (id: string) => shop.visitor().ask(breedCalls.getBreed, { params: { id } })
const names = ({ results }: Awaited<ReturnType<typeof list>>) => results.map(({ name }) => name)
const statusOf = async (promise: Promise<unknown>) =>
  promise.then(
    () => 200,
    (error: unknown) => (error instanceof Failure ? error.status : 0),
  )

describe('the list', () => {
  test('is the whole A to Z of a species on one page when requested', async () => {
    const dogs = await list({ species: 'dog', size: '1000' })
    expect(dogs.count).toBeGreaterThan(600)
    expect(dogs.results).toHaveLength(dogs.count)
    expect(dogs.results.every(({ species }) => species.id === 1)).toBe(true)
    const cats = await list({ species: 'feline', size: '1000' })
    expect(cats.results.every(({ species }) => species.id === 2)).toBe(true)
  })

  test('comes 20 a page by default, and never more than a thousand', async () => {
    expect((await list({ species: 'dog' })).results).toHaveLength(20)
    expect(await list({ species: 'dog', page: '2' })).toMatchObject({ previous: 1, next: 3 })
    const huge = await list({ species: 'dog', size: '99999' })
    expect(huge.results.length).toBeLessThanOrEqual(1000)
  })

  test('lists those with tests, or those of one letter', async () => {
    const tested = await list({ species: 'cat', tested: 'true', size: '1000' })
    expect(tested.results.every(({ testCount }) => testCount > 0)).toBe(true)
    expect(names(tested)).toContain('Maine Coon')
    const m = await list({ species: 'cat', initial: 'm', size: '1000' })
    expect(m.results.length).toBeGreaterThan(3)
    expect(names(m).every((name) => name.startsWith('M'))).toBe(true)
  })

  test.each([
    ['a part of the name, in any case', 'BORDER col', 'Border Collie'],
    ['another name of it', 'alsatian', 'German Shepherd Dog'],
  ])('finds a breed by %s', async (_, name, found) => {
    expect(names(await list({ species: 'dog', name }))).toContain(found)
  })

  test.each(['%', '_', '\\', "' or 1=1 --"])('%j in a name is text', async (name) => {
    expect((await list({ name })).count).toBe(0)
  })

  test('a pattern is no letter', async () => {
    expect((await list({ species: 'dog', initial: '%' })).count).toBe(0)
  })

  test('of kits is of the species that they can be activated for', async () => {
    const kitOf = async (productId: number) => (await addSample(shop, { productId, animalId: null })).barcode
    const [dogs, cats, swab] = [await kitOf(kitIds.dog), await kitOf(kitIds.cat), await kitOf(swabKitId)]
    const speciesIn = async (...barcodes: string[]) => {
      const { results } = await list({ barcodes: barcodes.join(','), size: '1000' })
      return [...new Set(results.map(({ species }) => species.id))].toSorted((one, other) => one - other)
    }
    expect(await speciesIn(dogs)).toEqual([1])
    expect(await speciesIn(cats.toLowerCase())).toEqual([2])
    expect(await speciesIn(swab)).toEqual([1, 2])
    expect(await speciesIn(swab, cats)).toEqual([2])
    for (const none of [[dogs, cats], ['KP00000000'], [dogs, 'KP00000000']])
      expect(await speciesIn(...none)).toEqual([])
    expect((await list({ barcodes: cats, species: 'dog' })).count).toBe(0)
    expect(names(await list({ barcodes: dogs, name: 'border col' }))).toContain('Border Collie')
  })

  test('a species nobody breeds is refused', async () => {
    expect(await statusOf(list({ species: 'fish' }))).toBe(428)
  })
})

describe('one breed', () => {
  test('has its names, registries and the id of its source', async () => {
    expect(await get('200193')).toMatchObject({
      name: 'Border Collie',
      species: { id: 1 },
      registries: expect.arrayContaining(['AKC', 'FCI', 'KC']),
      fullBreedProfileId: 1_200_193,
      source: { name: 'Vertebrate Breed Ontology', id: 'VBO:0200193' },
    })
  })

  test('counts exactly the tests that name it', async () => {
    const { testCount } = await get('200193')
    expect(testCount).toBeGreaterThan(5)
    const [listed] = (await list({ name: 'border collie', species: 'dog' })).results
    expect(listed?.testCount).toBe(testCount)
  })

  test.each(['0', '999999', 'abc', '-1', '1.5', '99999999999999'])('%s is not there', async (id) => {
    expect(await statusOf(get(id))).toBe(404)
  })
})
