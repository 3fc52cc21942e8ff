import type { StoreSpecies } from '@shop/contract/constants'
import { responsibleBreederEndpoints } from '@shop/contract/endpoints/responsible-breeder'
import { nearIn } from './place-query.ts'
import { pageIn } from './product.ts'
import { rarelyChanges, read, useRead } from './use-call.ts'

/** The responsible breeders of a species that the address names: `?search=collie&country=AU&page=2`. */
export const readResponsibleBreeders = (species: StoreSpecies, query: URLSearchParams) =>
  read(responsibleBreederEndpoints.listResponsibleBreeders, {
    query: {
      species,
      search: query.get('search')?.trim().slice(0, 100) ?? '',
      country: query.get('country')?.slice(0, 2) || undefined,
      state: query.get('state')?.slice(0, 3) || undefined,
      nearTo: nearIn(query) || undefined,
      page: String(pageIn(query)),
    },
  })

export const useResponsibleBreeders = (...[species, query]: Parameters<typeof readResponsibleBreeders>) =>
  useRead(readResponsibleBreeders(species, query), { ...rarelyChanges, keepPreviousData: true })

export const readBreederTowns = (species: StoreSpecies, country: string) =>
  read(responsibleBreederEndpoints.listBreederTowns, { query: { species, country } })

/** The towns of a country in which breeders of a species are; null fetches none. */
export const useBreederTowns = (species: StoreSpecies, country: string | null) =>
  useRead(country ? readBreederTowns(species, country) : null, rarelyChanges)
