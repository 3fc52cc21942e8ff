import type { Breed } from '@shop/contract/breed'
import { breedEndpoints } from '@shop/contract/endpoints/breed'
import { allBreedIds, type StoreSpecies } from '@shop/contract/constants'
import { rarelyChanges, read, useRead } from './use-call.ts'

export type BreedQuery = {
  species?: StoreSpecies
  /** Of kits, comma-separated: only breeds that they can be activated for. */
  barcodes?: string
  name?: string
  page?: string
  tested?: string
  initial?: string
  size?: string
  sort?: '-testCount'
}

export const readBreeds = (query: BreedQuery) => read(breedEndpoints.listBreeds, { query })
export const readBreed = (id: string) => read(breedEndpoints.getBreed, { params: { id } })

/** Null fetches none. */
export const useBreeds = (query: BreedQuery | null) =>
  useRead(query && readBreeds(query), { ...rarelyChanges, keepPreviousData: true })
export const useBreed = (id: string) => useRead(readBreed(id), rarelyChanges)

const standIns: number[] = Object.values(allBreedIds)

/** Not one of the two options that mean every breed of a species. */
export const isRealBreed = ({ id }: Pick<Breed, 'id'>): boolean => !standIns.includes(id)
