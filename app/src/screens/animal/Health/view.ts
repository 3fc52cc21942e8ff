import type { AnimalProfile } from '@shop/contract/animal'
import type { Result } from '@shop/contract/result'
import { audiences, type Audience } from '../../../layouts/audience.ts'
import { paths } from '../../../paths.ts'

/** Whom the results are written for: the reader's own type, unless the address names another. */
export const viewIn = (query: URLSearchParams, own: Audience): Audience =>
  audiences.find(({ audience }) => audience === query.get('view'))?.audience ?? own

export const viewNames: Record<Audience, string> = { owner: 'For owners', breeder: 'For breeders', vet: 'For vets' }

/** The sentence that a reader wants first. */
export const shortMeaning = (view: Audience, { meaning, offspringMeaning }: Result): string =>
  view === 'breeder' ? (offspringMeaning ?? meaning) : meaning

/** As many as the tool takes at once. */
const mostLoci = 8

/** The breeding strategy tool with these genotypes filled in, on this animal's side; null where none has one. */
export function strategyHref({ gender }: Pick<AnimalProfile, 'gender'>, results: readonly Result[]): string | null {
  const read = results.filter(({ genotype }) => genotype !== null).slice(0, mostLoci)
  if (!read.length) return null
  const query = new URLSearchParams({
    tests: read.map(({ product }) => product.id).join(','),
    [gender === 'female' ? 'dam' : 'sire']: read.map(({ genotype }) => genotype).join(','),
  })
  return `${paths.breedingStrategy}?${query}`
}
