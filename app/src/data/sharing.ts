import type { AnimalProfile, ShareRights } from '@shop/contract/animal'
import { sharingEndpoints } from '@shop/contract/endpoints/sharing'
import { request } from '@shop/contract/request'
import { useSWRConfig } from 'swr'
import { readAnimalProfile } from './animal-profile.ts'

/** Every way to share an animal; each resolves to whom it is shared with then. */
export function useShareActions(id: string) {
  const { mutate } = useSWRConfig()
  const { key } = readAnimalProfile(id)
  return {
    share: async (body: { email: string; rights: ShareRights }) => {
      const profile = await request(sharingEndpoints.shareAnimal, { params: { id }, body })
      await mutate(key, profile, { revalidate: false })
      return profile.sharedWith
    },
    unshare: async (email: string) => {
      await request(sharingEndpoints.unshareAnimal, { params: { id }, query: { email } })
      const rest = (shares: AnimalProfile['sharedWith']) => shares.filter((share) => share.email !== email)
      const profile = await mutate<AnimalProfile>(
        key,
        (before) => before && { ...before, sharedWith: rest(before.sharedWith) },
        { revalidate: false },
      )
      return profile?.sharedWith ?? []
    },
  }
}
