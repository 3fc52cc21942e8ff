import { type AnimalPaper, eachPaper } from '@shop/contract/animal-papers'

/** What the fields of one of a litter hold while they are filled in. */
export type OffspringValues = Record<'petName' | 'gender' | 'colour' | AnimalPaper, string>

export const blankOffspring = (): OffspringValues => ({
  petName: '',
  gender: '',
  colour: '',
  ...eachPaper(() => ''),
})
