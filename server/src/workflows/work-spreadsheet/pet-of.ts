import { barcodeSchema, personSchema } from '@shop/contract/activation'
import { type Pet, petSchema, petWithBreedSchema } from '@shop/contract/animal'
import { papersOf } from '@shop/contract/animal-papers'
import { speciesIdOf } from '@shop/contract/constants'
import { messages } from '@shop/contract/messages'
import type { WorkField, WorkLine, WorkValues } from '@shop/contract/work-spreadsheet'
import { type ObjectSchema, ValidationError } from 'yup'
import { toSpecies } from '../../storefront/breed/species.ts'
import { type BreedIndex, closest, findBreedIn } from './breeds.ts'

export type Fault = WorkLine['errors'][number]
export type Rules = { speciesId: number | null; isBreedRequired: boolean; isVet: boolean; breeds: BreedIndex }

/** What people write in a cell. No objects: each of those knows “constructor”. */
const genders = new Map<string, Pet['gender']>([
  ['female', 'female'],
  ['f', 'female'],
  ['male', 'male'],
  ['m', 'male'],
])
const answers = new Map([
  ['yes', true],
  ['y', true],
  ['true', true],
  ['no', false],
  ['n', false],
  ['false', false],
])
const datePattern = /^(\d{4})(?:-(\d{1,2})(?:-(\d{1,2}))?)?$/

/** The column of each part of the activation's form. */
const fieldOfPart: Record<string, WorkField> = {
  dobDay: 'dateOfBirth',
  dobMonth: 'dateOfBirth',
  dobYear: 'dateOfBirth',
  firstName: 'ownerFirstName',
  lastName: 'ownerLastName',
}

/** What a schema refuses, on the cells it belongs to. */
function faultsOf(schema: ObjectSchema<object>, value: object): Fault[] {
  try {
    schema.validateSync(value, { abortEarly: false })
    return []
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return error.inner.map(({ path = '', message }) => ({
      field: fieldOfPart[path] ?? (path.split('.')[0] as WorkField),
      message,
    }))
  }
}

const ownerSchema = personSchema.pick(['firstName', 'lastName'])
const barcodes = petSchema.pick([]).shape({ barcode: barcodeSchema.required(messages.fieldRequired) })

/** A line's animal as the pet step of an activation takes it, and what that step would refuse; no error twice on a cell. */
export function petOf(values: WorkValues, { speciesId, isBreedRequired, isVet, breeds }: Rules) {
  const faults: Fault[] = []
  const fault = (field: WorkField, message: string) => void faults.push({ field, message })

  const ofCell = speciesIdOf(values.species)
  const species = speciesId ?? ofCell
  if (!speciesId && !ofCell) fault('species', values.species ? 'Write Dog or Cat' : messages.petFieldRequired)
  const gender = genders.get(values.gender.toLowerCase())
  if (values.gender && !gender) fault('gender', 'Write Female or Male')
  const yesOrNo = (field: 'isDesexed' | 'isMixedBreed') => {
    const answer = answers.get(values[field].toLowerCase())
    if (values[field] && answer === undefined) fault(field, 'Write Yes or No')
    return answer
  }
  const breed = species && values.breed ? findBreedIn(breeds, species, values.breed) : undefined
  if (species && values.breed && !breed) {
    const near = closest(breeds, species, values.breed)
    fault('breed', `This breed is not in our list${near ? `. Did you mean ${near}?` : ' for this animal.'}`)
  }
  const [, year, month, day] = datePattern.exec(values.dateOfBirth) ?? []
  if (values.dateOfBirth && !year) fault('dateOfBirth', 'Write the date as 2022-03-04, or only the year')

  const pet = {
    petName: values.petName,
    gender,
    isDesexed: yesOrNo('isDesexed'),
    isMixedBreed: yesOrNo('isMixedBreed'),
    ...(year && { dobYear: Number(year) }),
    ...(month && { dobMonth: Number(month) }),
    ...(day && { dobDay: Number(day) }),
    ...(species && { species: toSpecies(species) }),
    ...(breed && { breed }),
    ...papersOf(values),
  }
  faults.push(...faultsOf(isBreedRequired ? petWithBreedSchema : petSchema, pet))
  faults.push(...faultsOf(barcodes, { barcode: values.barcode }))
  if (isVet) faults.push(...faultsOf(ownerSchema, { firstName: values.ownerFirstName, lastName: values.ownerLastName }))
  return { pet: pet as Pet, faults: oncePerField(faults) }
}

export const oncePerField = (faults: Fault[]): Fault[] =>
  [...Map.groupBy(faults, ({ field }) => field).values()].flatMap(([first]) => first ?? [])
