import type { Pet } from '@shop/contract/animal'
import { species as speciesIds } from '@shop/contract/constants'

const two = (part: number) => String(part).padStart(2, '0')

/** A birthday as far as it is known, in the country's order: "04/2023", "about 2023"; nothing without a year. */
export function birthdayText(
  { dobDay, dobMonth, dobYear, dobPrecision }: Pick<Pet, 'dobDay' | 'dobMonth' | 'dobYear' | 'dobPrecision'>,
  country: string,
): string | undefined {
  if (!dobYear) return undefined
  const parts = [dobDay && two(dobDay), dobMonth && two(dobMonth)].filter(Boolean)
  const day = [...(country === 'US' ? parts.toReversed() : parts), dobYear].join('/')
  return dobPrecision === 'estimated' ? `about ${day}` : day
}

/** An animal in a few lines. */
export function petLines(pet: Pet, country: string): string[] {
  const kind = pet.species && (pet.species.id === speciesIds.feline ? 'Cat' : 'Dog')
  const breed = pet.isMixedBreed ? ['Mixed breed', pet.breed?.name].filter(Boolean).join(', mainly ') : pet.breed?.name
  const sex = [pet.gender === 'male' ? 'Male' : 'Female', pet.isDesexed && 'desexed'].filter(Boolean).join(', ')
  const born = birthdayText(pet, country)
  return [
    pet.petName,
    [kind, breed].filter(Boolean).join(', '),
    [sex, born && `born ${born}`, pet.weight && `${pet.weight} ${pet.weightType ?? 'kg'}`].filter(Boolean).join(', '),
    pet.chipNumber && `Microchip ${pet.chipNumber}`,
    [pet.registrationName, pet.registrationNumber].filter(Boolean).join(', '),
  ].filter((line): line is string => Boolean(line))
}
