import type { AnimalPhotoBody } from '@shop/contract/animal-photo'
import { animalEndpoints } from '@shop/contract/endpoints/animal'
import { animalPhotoEndpoints } from '@shop/contract/endpoints/animal-photo'
import { request } from '@shop/contract/request'
import { useSWRConfig } from 'swr'
import { useForgetAnimals } from './animal.ts'
import { read } from './use-call.ts'

export function useAnimalPhoto(id: string) {
  const { mutate } = useSWRConfig()
  const forget = useForgetAnimals()
  const refresh = async () => {
    forget()
    await mutate(read(animalEndpoints.getAnimalProfile, { params: { id } }).key)
  }
  return {
    save: async (body: AnimalPhotoBody) => {
      await request(animalPhotoEndpoints.saveAnimalPhoto, { params: { id }, body })
      await refresh()
    },
    remove: async () => {
      await request(animalPhotoEndpoints.removeAnimalPhoto, { params: { id } })
      await refresh()
    },
  }
}
