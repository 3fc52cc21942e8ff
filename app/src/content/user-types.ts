import type { UserType } from '@shop/contract/constants'

/** What somebody is, in a sentence. */
export const userTypeCopy: Record<UserType, string> = {
  breeder: 'breeder',
  owner: 'pet owner',
  vet: 'vet',
  guest: 'guest',
}
