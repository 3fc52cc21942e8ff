import { breedCalls } from '@shop/contract/breed'
import type { StoreSpecies } from '@shop/contract/constants'
import { rarelyChanges, read, useRead } from './use-call.ts'

type BreedQuery = { species?: StoreSpecies; name?: string; page?: string; tested?: string; initial?: string; size?: string }

export const readBreeds = (query: BreedQuery) => read(breedCalls.listBreeds, { query })
export const readBreed = (id: string) => read(breedCalls.getBreed, { params: { id } })

export const useBreeds = (query: BreedQuery) => useRead(readBreeds(query), { ...rarelyChanges, keepPreviousData: true })
export const useBreed = (id: string) => useRead(readBreed(id), rarelyChanges)
