/** What the fields of one of a litter hold while they are filled in. */
export type OffspringValues = Record<
  'petName' | 'gender' | 'colour' | 'registrationName' | 'registrationNumber' | 'chipNumber',
  string
>

export const blankOffspring = (): OffspringValues => ({
  petName: '',
  gender: '',
  colour: '',
  registrationName: '',
  registrationNumber: '',
  chipNumber: '',
})
