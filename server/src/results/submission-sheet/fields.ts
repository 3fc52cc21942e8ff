import { bornText, breedText, genderText } from '../report/pdf/copy.ts'
import type { RegistryField, Registry } from './registries.ts'
import type { Subject } from './subject.ts'

export type Field = {
  label: string
  /** Null where the record does not have it. */
  value: string | null
  /** Where the reader adds it; see the contract. */
  animalId: string | null
  isOfAccount: boolean
}
export type Fields = { animal: Field[]; parents: Field[]; owner: Field[] }

const field = (label: string, value: string | null, place: Partial<Field> = {}): Field => ({
  label,
  value,
  animalId: null,
  isOfAccount: false,
  ...place,
})

/** The animal as it was tested; fields that its samples were tested differently in are left to be written by hand. */
function animalFields({ animalId, isOwn, certificate, tested }: Subject): [RegistryField, Field][] {
  const { animal } = certificate
  const { gender, isDesexed = null, breed, dateOfBirth } = tested
  const own = isOwn ? { animalId } : {}
  // Only the current record states how exactly a day is known.
  const { dateOfBirthPrecision } =
    dateOfBirth === animal.dateOfBirth ? animal : { dateOfBirthPrecision: 'exact' as const }
  return [
    ['registered_name', field('Registered name', animal.registrationName, own)],
    ['registration_number', field('Registration number', animal.registrationNumber, own)],
    ['breed', breed === undefined ? field('Breed', null) : field('Breed', breedText({ ...animal, breed }), own)],
    ['sex', field('Sex', gender ? genderText({ ...animal, gender, isDesexed }) : null)],
    ['colour', field('Colour', null)],
    [
      'date_of_birth',
      dateOfBirth === undefined
        ? field('Date of birth', null)
        : field('Date of birth', bornText({ ...animal, dateOfBirth, dateOfBirthPrecision }), own),
    ],
    ['microchip', field('Microchip', animal.chipNumber, own)],
  ]
}

const parentFields = (name: 'Sire' | 'Dam', { animalId, isOwn }: Subject, parent: Subject['sire']): Field[] => [
  field(name, parent.name, isOwn ? { animalId } : {}),
  field(`${name}’s registration number`, parent.registrationNumber, { animalId: parent.id }),
]

const isAsked =
  ({ asks }: Registry) =>
  ([key, { value }]: readonly [RegistryField, Field]) =>
    value !== null || asks.includes(key)
const fieldOf = ([, found]: readonly [RegistryField, Field]) => found

/** An animal's record, and what the registry requires besides. */
export function fieldsOf(subject: Subject, registry: Registry): Fields {
  const { sire, dam, owner } = subject
  const parents: [RegistryField, Field][] = [
    ...parentFields('Sire', subject, sire).map((one): [RegistryField, Field] => ['sire', one]),
    ...parentFields('Dam', subject, dam).map((one): [RegistryField, Field] => ['dam', one]),
  ]
  const owners: [RegistryField, Field][] = [
    ['owner', field('Owner', owner.name)],
    ['address', field('Owner’s address', owner.address, { isOfAccount: owner.isReader })],
  ]
  const pick = (all: [RegistryField, Field][]) => all.filter(isAsked(registry)).map(fieldOf)
  return { animal: pick(animalFields(subject)), parents: pick(parents), owner: pick(owners) }
}

export const missingOf = ({ animal, parents, owner }: Fields): Field[] =>
  [...animal, ...parents, ...owner].filter(({ value }) => value === null)
