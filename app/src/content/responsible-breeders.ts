import { inSentence } from '@shop/contract/country-name'
import type { StoreSpecies } from '@shop/contract/constants'

const house: Record<StoreSpecies, { one: string; many: string }> = {
  dog: { one: 'kennel', many: 'kennels' },
  cat: { one: 'cattery', many: 'catteries' },
}

/** The copy of the directory, for dogs or for cats. */
export const directoryCopy = (species: StoreSpecies) => {
  const { one, many } = house[species]
  return {
    title: `Find a responsible ${species} breeder`,
    lead: `By the name of the ${one}, the breed or the place.`,
    jump: 'See the list',
    search: {
      label: 'Breed, place or name',
      placeholder: species === 'dog' ? 'Border Collie, Ithaca' : 'Maine Coon, Portland',
    },
    count: (count: number) => (count === 1 ? `1 ${one}` : `${count} ${many}`),
    mapLabel: `Map of responsible ${species} breeders`,
    loading: `Fetching ${many}`,
    tests: 'Tests for',
    registry: 'Registered with',
    since: 'In the program since',
    website: 'Website',
    sample: {
      title: 'Sample entries',
      text: `This is a demonstration: none of these ${many} exists.`,
    },
    nothing: {
      title: (search: string, country: string) =>
        [search ? `Nobody for “${search}”` : 'Nobody is listed', country && `in ${inSentence(country)}`, 'yet']
          .filter(Boolean)
          .join(' '),
      text: 'Try the breed alone, or a larger town. The list grows with every breeder who joins.',
      anywhere: 'Look in every country',
      all: 'Show all',
      join: 'Join the program',
    },
    kennelName: `Name of your ${one}`,
  }
}
