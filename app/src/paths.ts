import type { StoreSpecies } from '@shop/contract/constants'

/** `Collie eye anomaly / choroidal hypoplasia (CEA/CH)` -> `collie-eye-anomaly-choroidal-hypoplasia-cea-ch`. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

const withQuery = (path: string, query: Record<string, string | undefined>) => {
  const search = new URLSearchParams(Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1])))
  return search.size ? `${path}?${search}` : path
}

/** Every address of the site, once. */
export const paths = {
  home: '/',
  breeder: '/breeder',
  owner: '/pet-owner',
  vet: '/vet',
  ownerProducts: '/pet-owner/products',
  login: '/login',
  register: '/register',
  dnaTests: (audience: 'breeder' | 'vet', species: StoreSpecies) => `/${audience}/for-${species}s/dna-tests`,
  fullBreedProfiles: (audience: 'breeder' | 'vet', species: StoreSpecies) => `/${audience}/for-${species}s/full-breed-profile`,
  breeds: (species: StoreSpecies) => `/breeder/for-${species}s/breeds`,
  breed: (species: StoreSpecies, breed: { id: number; name: string }) =>
    `/breeder/for-${species}s/breeds/${slugOf(breed.name)}/${breed.id}`,
  product: (product: { id: number; name: string; species?: { name: string } | null }) =>
    `/store/${slugOf([product.name, product.species?.name].filter(Boolean).join(' '))}/p/${product.id}`,
  search: (text?: string) => withQuery('/search', { q: text }),
  cart: '/cart',
  checkout: '/checkout',
  checkoutComplete: (checkoutId?: string) => withQuery('/checkout/complete', { order: checkoutId }),
} as const
