import { expect, test } from 'vitest'
import { animalQueryAt } from './address.ts'

const at = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'http://shop')
  return animalQueryAt(pathname, searchParams)
}

test.each([
  ['/my/my-animals', 'own'],
  ['/my/my-patients', 'own'],
  ['/my/animals/shared', 'shared'],
  ['/my/animals/shared?view=by-me', 'shared_by_me'],
  ['/my/animals/archived', 'archived'],
])('%s lists the animals of the view %s', (address, view) => expect(at(address)).toEqual({ view }))

test('every filter of the address goes into the call (animals-4)', () => {
  expect(
    at('/my/my-animals?search=%20skye%20&by=registration_name&gender=female&species=cat&test=2002&status=carrier'),
  ).toEqual({
    view: 'own',
    query: 'skye',
    queryType: 'registration_name',
    gender: 'female',
    speciesId: '2',
    productId: '2002',
    status: 'carrier',
  })
})

test('nonsense in the address is as nothing, and a kind of search without a text too', () => {
  expect(at('/my/my-animals?by=colour&gender=yes&species=horse&test=cea&status=ill')).toEqual({ view: 'own' })
  expect(at('/my/my-animals?search=x&by=colour')).toMatchObject({ queryType: 'all' })
})
