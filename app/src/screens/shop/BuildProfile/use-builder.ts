import { autocompleteDebounceMs, defaults, type StoreSpecies } from '@shop/contract/constants'
import type { Product } from '@shop/contract/product'
import { useDebounced } from '@shop/design-system'
import { startTransition, useOptimistic, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useCustomProfile } from '../../../data/product.ts'
import { addressWith } from '../../../parts/page/address-with.ts'
import { useChangeQuery } from '../../../parts/page/use-change-query.ts'
import { breedIn, builderPath, type Changes, everyBreedOf, testsIn } from './address.ts'
import { sumOf } from './choice.ts'

/** A breed to start from: the tests it may have, and those that name it. */
export type StartBreed = { id: number; name: string; tests: Product[]; named: Product[] }

/**
 * The profile in the address: the tests chosen, the breed started from, the name. The tests of the whole species are
 * read at once, so that what was chosen is known whatever is listed at the moment.
 */
export function useBuilder(species: StoreSpecies) {
  const [query] = useSearchParams()
  /** In place: going back leaves the builder, and does not take test after test away again. */
  const changeQuery = useChangeQuery(builderPath(species), { replace: true, preventScrollReset: true })
  const change = (changes: Changes) => changeQuery(changes)
  const all = useCustomProfile(everyBreedOf(species))
  const breedId = breedIn(query)
  const ofBreed = useCustomProfile(breedId)

  // A press shows at once, before the router has come to the new address.
  const [chosenIds, setChosenIds] = useOptimistic(testsIn(query))

  const tests = all.data?.contents ?? []
  const byId = new Map(tests.map((test) => [test.id, test]))
  const chosen = chosenIds.flatMap((id) => byId.get(id) ?? [])
  const breed = breedOf(ofBreed.data, byId)

  const hrefWith = (changes: Changes) => addressWith(builderPath(species), query, changes)
  const put = (ids: number[]) =>
    startTransition(() => {
      setChosenIds(ids)
      change({ tests: ids.join(',') })
    })
  const idsOf = (of: readonly Product[]) => of.map(({ id }) => id)
  const chosenAnd = (more: readonly Product[]) => idsOf([...new Set([...chosen, ...more])])

  const [profileName, setProfileName] = useState(query.get('profile') ?? '')
  const keepName = useDebounced((name) => change({ profile: name.trim() }), autocompleteDebounceMs)

  return {
    species,
    query,
    all,
    tests,
    breed,
    /** The breed's own tests are still being fetched. */
    isBreedLoading: breedId !== null && !ofBreed.data && !ofBreed.error,
    /** Why they are not there. */
    breedFailure:
      ofBreed.error?.message ?? (ofBreed.data && !breed ? `We do not know it among our ${species} breeds` : null),
    chosen,
    isChosen: (test: Product) => chosen.includes(test),
    sum: sumOf(chosen, tests[0]?.price.currency ?? defaults.currency),
    /** The breed the profile is for: the one started from, where all that is chosen is for it; else none in particular. */
    breedId:
      breed && chosen.every(({ id }) => breed.tests.some((test) => test.id === id)) ? breed.id : everyBreedOf(species),
    hrefWith,
    change,
    hrefChoosing: (more: readonly Product[]) => hrefWith({ tests: chosenAnd(more).join(',') }),
    choose: (more: readonly Product[]) => put(chosenAnd(more)),
    toggle: (test: Product) =>
      put(chosen.includes(test) ? idsOf(chosen.filter((one) => one !== test)) : chosenAnd([test])),
    /** Empty: the cart gives it one. */
    profileName: profileName.trim(),
    typedName: profileName,
    nameProfile: (name: string) => {
      setProfileName(name)
      keepName(name)
    },
  }
}

export type Builder = ReturnType<typeof useBuilder>

/** Null for a breed of another species, and for the options that mean all breeds. */
function breedOf(
  profile: { breeds: { id: number; name: string }[]; contents: Product[] } | undefined,
  byId: Map<number, Product>,
): StartBreed | null {
  const breed = profile?.breeds[0]
  // The species' own rows, which the choice is made of.
  const tests = profile?.contents.flatMap(({ id }) => byId.get(id) ?? []) ?? []
  if (!breed || !tests.length || breed.id === everyBreedOf('dog') || breed.id === everyBreedOf('cat')) return null
  const named = tests.filter(({ isForAllBreeds }) => !isForAllBreeds)
  return { ...breed, tests: [...named, ...tests.filter(({ isForAllBreeds }) => isForAllBreeds)], named }
}
