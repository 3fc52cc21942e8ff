import { species } from '@shop/contract/constants'
import { type WorkField, workFields, type WorkValues } from '@shop/contract/work-spreadsheet'

type Column = { label: string; help: string; example: string }

/** A column's name in a file, and its allowed values. */
export const sheetColumns: Record<WorkField, Column> = {
  barcode: {
    label: 'Barcode',
    help: 'The number on the sleeve of the swab. Your kits stand here already.',
    example: 'KP0123456789',
  },
  petName: { label: 'Name', help: 'What the animal is called at home. At most 100 characters.', example: 'Skye' },
  species: { label: 'Species', help: 'Dog or Cat.', example: 'Dog' },
  gender: { label: 'Sex', help: 'Female or Male.', example: 'Female' },
  isDesexed: { label: 'Desexed', help: 'Yes or No; empty when you do not know.', example: 'No' },
  breed: { label: 'Breed', help: 'As in the list of breeds in this file; other names are recognised.', example: '' },
  isMixedBreed: { label: 'Mixed breed', help: 'Yes, or empty.', example: '' },
  dateOfBirth: {
    label: 'Date of birth',
    help: 'Year, month, day: 2022-03-04. Or 2022-03, or 2022, when you do not know it exactly.',
    example: '2022-03-04',
  },
  chipNumber: {
    label: 'Microchip number',
    help: '15 digits, or 9 digits or 10 characters of an older chip. An animal of your account is recognised by it.',
    example: '981020000312399',
  },
  registrationName: { label: 'Registered name', help: 'At most 100 characters.', example: 'Orchardlane Blue Hour' },
  registrationNumber: {
    label: 'Registration number',
    help: 'At most 50 characters. An animal of your account is recognised by it.',
    example: 'DN 12345601',
  },
  ownerFirstName: { label: 'Owner’s first name', help: 'Whose animal it is.', example: 'Grace' },
  ownerLastName: { label: 'Owner’s last name', help: 'Whose animal it is.', example: 'Okafor' },
}

type Kind = { speciesId: number | null; isVet: boolean }

/** The columns of a sheet: a kit for dogs has none for the species, and only vets name owners. */
export const fieldsFor = ({ speciesId, isVet }: Kind): WorkField[] =>
  workFields.filter((field) => (speciesId === null || field !== 'species') && (isVet || !field.startsWith('owner')))

export const blankValues = (): WorkValues => Object.fromEntries(workFields.map((field) => [field, ''])) as WorkValues

export const exampleFor = (field: WorkField, speciesId: number | null) =>
  field === 'breed' ? (speciesId === species.feline ? 'Maine Coon' : 'Border Collie') : sheetColumns[field].example

/** A heading or a breed as it is compared: without case, accents, blanks and marks. */
export const compared = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

const byHeading = new Map(workFields.map((field) => [compared(sheetColumns[field].label), field]))
export const fieldOfHeading = (heading: string) => byHeading.get(compared(heading))
