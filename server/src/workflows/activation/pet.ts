import type { Pet } from '@shop/contract/animal'
import { readChip } from '@shop/contract/codes'
import { defaults, species as speciesIds } from '@shop/contract/constants'
import { messages } from '@shop/contract/messages'
import { refuseChipTwins } from '../../animals/animal/chip-twin.ts'
import { namedBreed } from './kit-choice.ts'
import { kitOf } from './kit.ts'
import { type ActivationRow, refuseField } from './row.ts'
import { findAnimal } from '../../animals/animal/access.ts'
import type { Db } from '../../platform/db/open.ts'
import type { User } from '../../people/visitor/visitor.ts'
import { toSpecies } from '../../storefront/breed/species.ts'
import { missing } from '../../platform/input/refusal.ts'

const speciesWords: Record<number, string> = { [speciesIds.canine]: 'dogs', [speciesIds.feline]: 'cats' }

/**
 * The animal of an activation as it is stored: of the kit's species, of a breed of that species, and named by our own
 * names.
 */
export async function checkPet(tx: Db, row: ActivationRow, pet: Pet, user: User | null): Promise<Pet> {
  const kit = await kitOf(tx, row)
  const known = pet.id ? await ownAnimal(tx, pet.id, user) : null
  const speciesId = known?.speciesId ?? pet.species?.id ?? kit?.tested?.speciesId
  if (!speciesId) throw refuseField('pet.species', messages.petFieldRequired)
  const wanted = kit?.tested?.speciesId ?? speciesId
  if (!speciesWords[speciesId] || speciesId !== wanted)
    throw refuseField('pet.species', `This kit is for ${speciesWords[wanted] ?? 'dogs or cats'}.`)
  if (!pet.breed && kit?.view.isBreedRequired) throw refuseField('pet.breed', messages.petFieldRequired)
  if (user && !known)
    await refuseChipTwins(tx, user.id, [{ chipNumber: readChip(pet.chipNumber ?? ''), field: 'pet.chipNumber' }], {
      message: messages.kitActivationFailed,
    })
  return {
    ...pet,
    user: undefined,
    species: toSpecies(speciesId),
    breed: pet.breed && (await namedBreed(tx, pet.breed.id, speciesId, 'pet.breed')),
    ...(pet.weight && { weightType: pet.weightType ?? defaults.weightUnit }),
  }
}

/** One's own animal, to which a sample is added; another's is missing. */
function ownAnimal(tx: Db, id: string, user: User | null) {
  if (!user) throw missing()
  return findAnimal(tx, id, user, 'owner')
}
