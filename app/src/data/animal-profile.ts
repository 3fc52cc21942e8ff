import { animalEndpoints } from '@shop/contract/endpoints/animal'
import { read, useRead } from './use-call.ts'

export const readAnimalProfile = (id: string) => read(animalEndpoints.getAnimalProfile, { params: { id } })
/** One animal with its breeds, parents, shares and reports; null reads none. */
export const useAnimalProfile = (id: string | null) => useRead(id ? readAnimalProfile(id) : null)

/** What else a sample can be tested for; null reads none. */
export const useUpgradeProducts = (id: string, barcode: string | null) =>
  useRead(barcode ? read(animalEndpoints.listUpgradeProducts, { params: { id, barcode } }) : null)
