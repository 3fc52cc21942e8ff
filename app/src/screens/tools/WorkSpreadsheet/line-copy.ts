import type { WorkField, WorkLineState } from '@shop/contract/work-spreadsheet'

export const lineStateCopy: Record<WorkLineState, string> = {
  attention: 'Needs attention',
  ready: 'Ready',
  done: 'Done',
}

/** As the template names its columns. */
export const fieldCopy: Record<WorkField, string> = {
  barcode: 'Barcode',
  petName: 'Name',
  species: 'Species',
  gender: 'Sex',
  isDesexed: 'Desexed',
  breed: 'Breed',
  isMixedBreed: 'Mixed breed',
  dateOfBirth: 'Date of birth',
  chipNumber: 'Microchip number',
  registrationName: 'Registered name',
  registrationNumber: 'Registration number',
  ownerFirstName: 'Owner’s first name',
  ownerLastName: 'Owner’s last name',
}
