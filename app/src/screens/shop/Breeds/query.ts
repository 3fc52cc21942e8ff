import type { StoreSpecies } from '@shop/contract/constants'
import type { Breed } from '@shop/contract/breed'

/** The call behind the address: the whole A to Z at once, narrowed by name and to those with tests. */
export const breedQueryOf = (species: StoreSpecies, query: URLSearchParams) => ({
  species,
  size: '1000',
  ...(query.get('name')?.trim() && { name: query.get('name')?.trim() }),
  ...(query.get('tested') === 'true' && { tested: 'true' }),
})

/** `É` and `é` are under E; what begins with no letter is under #. */
const initialOf = (name: string): string => {
  const first = name.normalize('NFKD').charAt(0).toUpperCase()
  return /[A-Z]/.test(first) ? first : '#'
}

/** The breeds by their first letter, in the order they came. */
export function byInitial(breeds: Breed[]): [initial: string, breeds: Breed[]][] {
  const letters = new Map<string, Breed[]>()
  for (const breed of breeds) {
    const initial = initialOf(breed.name)
    letters.set(initial, [...(letters.get(initial) ?? []), breed])
  }
  return [...letters]
}

export const testsText = (count: number): string => (count === 1 ? '1 test' : `${count} tests`)
