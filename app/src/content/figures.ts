import type { StoreSpecies } from '@shop/contract/constants'
import type { Flagships } from '@shop/contract/flagship'

/** SPEC's own claims, and no others (section 1). The shop sells no pregnancy test: each figure names its source. */
export const figures = [
  { figure: '15 years', label: 'of testing' },
  { figure: '60+', label: 'cat tests' },
  {
    figure: '96%',
    label: 'accuracy, pregnancy test in 10 minutes: its maker’s figure',
  },
]

/** What the catalogue has of one species, or of both. */
export type CatalogueCounts = {
  /** Single tests of a gene: for diseases, and for traits. */
  geneTests: number
  diseaseTests: number
  /** Breeds that have a full breed profile. */
  profiles: number
}

/** The shop's only counts of its catalogue for copy: whoever states one says which it is, by these names. */
export function catalogueCounts({ species }: Pick<Flagships, 'species'>, of?: StoreSpecies): CatalogueCounts {
  const counted = species.filter((one) => !of || one.species === of)
  const sum = (key: 'diseaseTests' | 'traitTests' | 'profiles') => counted.reduce((total, one) => total + one[key], 0)
  return {
    geneTests: sum('diseaseTests') + sum('traitTests'),
    diseaseTests: sum('diseaseTests'),
    profiles: sum('profiles'),
  }
}
