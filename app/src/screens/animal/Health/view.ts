import type { AnimalProfile } from '@shop/contract/animal'
import { mostStrategyTests } from '@shop/contract/genotype'
import type { Result } from '@shop/contract/result'
import { audienceTabs, type Audience } from '../../../layouts/audience.ts'
import { paths } from '../../../paths.ts'

/** Whom the results are written for: the reader's own type, unless the address names another. */
export const viewIn = (query: URLSearchParams, own: Audience): Audience =>
  audienceTabs.find(({ audience }) => audience === query.get('view'))?.audience ?? own

export const viewNames: Record<Audience, string> = { owner: 'For owners', breeder: 'For breeders', vet: 'For vets' }

/** The sentence that a reader wants first. */
export const shortMeaning = (view: Audience, { meaning, offspringMeaning }: Result): string =>
  view === 'breeder' ? (offspringMeaning ?? meaning) : meaning

/** Whether a genotype counts: nothing contradicts it, and it was not set aside for another sample. */
const counts = ({ genotype, conflict, status }: Result) =>
  genotype !== null && status !== 'conflicting' && !(conflict && status === 'no_result')

/** The breeding strategy tool with this animal chosen, and these genotypes filled in on its side; null where none has one. */
export function strategyHref(
  { id, gender }: Pick<AnimalProfile, 'id' | 'gender'>,
  results: readonly Result[],
): string | null {
  const read = results.filter(counts).slice(0, mostStrategyTests)
  if (!read.length) return null
  const side = gender === 'female' ? 'dam' : 'sire'
  const query = new URLSearchParams({
    [`${side}Id`]: id,
    tests: read.map(({ product }) => product.id).join(','),
    [side]: read.map(({ genotype }) => genotype).join(','),
  })
  return `${paths.breedingStrategy}?${query}`
}
