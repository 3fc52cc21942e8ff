import type { View } from './address.ts'

/** What the list is, under its name. */
export const leadOf = (view: View, one: 'animal' | 'patient'): string =>
  ({
    own:
      one === 'patient'
        ? 'Every dog and cat in your care, and where its sample is. Open one to see its results.'
        : 'All your dogs and cats, and where their samples are. Open one to see its results.',
    shared: `Each ${one} that someone else has shared with you. Its owner can stop sharing at any time.`,
    shared_by_me: `Each ${one} that you show to others. They see its results, never your orders.`,
    archived: `Archived, not deleted: bring ${one === 'patient' ? 'a patient' : 'an animal'} back at any time.`,
  })[view]

/** What can be searched in, by the names of the call (animals-4). */
export const searchTypes = [
  { value: 'pet_name', label: 'Pet name' },
  { value: 'owner_name', label: 'Owner’s name' },
  { value: 'name', label: 'Any name' },
  { value: 'barcode', label: 'Barcode' },
  { value: 'chip_number', label: 'Microchip number' },
  { value: 'registration_number', label: 'Registration number' },
  { value: 'registration_name', label: 'Registered name' },
] as const
