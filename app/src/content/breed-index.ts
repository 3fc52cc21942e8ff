import type { StoreSpecies } from '@shop/contract/constants'

/** The copy of the A to Z of a species' breeds. */
export const breedIndexCopy = (species: StoreSpecies) => ({
  name: `${species === 'dog' ? 'Dog' : 'Cat'} breeds, A to Z`,
  title: `Find your ${species}’s breed`,
  description: `DNA tests for every registered ${species} breed: choose yours to see what to test before breeding.`,
  lead: `Every breed that a ${species === 'dog' ? 'kennel club' : 'cat registry'} lists. Open one to see what to test before breeding.`,
})
