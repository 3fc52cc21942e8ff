import { species } from '@shop/contract/constants'
import type { ListedLitter, LitterOffspring } from '@shop/contract/litter'

/** What the young of a species are called. */
export const youngOf = (speciesId: number | undefined) =>
  speciesId === species.feline ? { one: 'kitten', many: 'kittens' } : { one: 'puppy', many: 'puppies' }

const countOf = (count: number, { one, many }: { one: string; many: string }) => `${count} ${count === 1 ? one : many}`

/** "8 puppies of Heather and Rowan". */
export const litterTitleOf = ({ species: { id }, counts, dam, sire }: ListedLitter) =>
  `${countOf(counts.all, youngOf(id))} of ${[dam.name, sire?.name].filter(Boolean).join(' and ')}`

/** "3 with you, 1 offered, 4 in a new home". */
export const whereText = ({ counts: { kept, offered, sold, gone } }: ListedLitter) =>
  [
    kept && `${kept} with you`,
    offered && `${offered} offered`,
    sold && `${sold} in ${sold === 1 ? 'a new home' : 'new homes'}`,
    gone && `${gone} elsewhere`,
  ]
    .filter(Boolean)
    .join(', ')

/** "Border Collie", "A mix of breeds", "Breed not known". */
export const breedText = ({ breed, isMixedBreed }: Pick<ListedLitter, 'breed' | 'isMixedBreed'>) =>
  isMixedBreed ? (breed ? `${breed.name} mix` : 'A mix of breeds') : (breed?.name ?? 'Breed not known')

/** Where one of a litter is, in a word. */
export const stateText: Record<LitterOffspring['state'], string> = {
  kept: 'With you',
  archived: 'In your archive',
  offered: 'Offered',
  sold: 'In a new home',
  club: 'With your club',
  gone: 'Not in your account',
}
