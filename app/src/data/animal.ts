import type { Animal, AnimalBody, AnimalUpdate } from '@shop/contract/animal'
import { animalEndpoints } from '@shop/contract/endpoints/animal'
import { sharingEndpoints } from '@shop/contract/endpoints/sharing'
import { addressOf } from '@shop/contract/call'
import type { QueryOf, ReplyOf } from '@shop/contract/call-parts'
import { camelKeys } from '@shop/contract/case'
import { animalPageSize } from '@shop/contract/constants'
import { Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import { request } from '@shop/contract/request'
import { useEffect, useEffectEvent } from 'react'
import { useSWRConfig } from 'swr'
import useSWRInfinite, { unstable_serialize as listKeyOf } from 'swr/infinite'
import { rarelyChanges, read, type Read, useRead } from './use-call.ts'

/** Which animals are wanted; without anything, all of one's own. */
export type AnimalQuery = Pick<
  Partial<QueryOf<typeof animalEndpoints.listAnimals>>,
  'view' | 'queryType' | 'query' | 'gender' | 'speciesId' | 'productId' | 'status'
>
type AnimalPage = ReplyOf<typeof animalEndpoints.listAnimals>

const checked = (page: AnimalPage): AnimalPage => {
  if (!Array.isArray(page.results)) throw new Failure(500, { message: messages.invalidResponseFormat })
  return page
}

/** The diseases that the animals of a view were tested for, and how many came out how. */
export const readAnimalTests = (view: NonNullable<AnimalQuery['view']>) =>
  read(animalEndpoints.listAnimalTests, { query: { view } })
export const useAnimalTests = (view: NonNullable<AnimalQuery['view']>) => useRead(readAnimalTests(view))

/** Where the animals of a list are, with their results, as a file for a spreadsheet. */
export const animalListFile = (query: AnimalQuery) => addressOf(animalEndpoints.getAnimalListFile, { query })

/** A page of animals. Throws "Invalid response format" for an answer without a list. */
export function readAnimals(query: AnimalQuery = {}, page = 1): Read<AnimalPage> {
  const { key, fetch } = read(animalEndpoints.listAnimals, {
    query: { queryType: 'all', ...query, page: String(page), size: String(animalPageSize) },
  })
  return { key, fetch: async () => checked(await fetch()) }
}

/** The call behind a page's key, which holds the whole query. */
const fetchPage = (key: string) => {
  const sent = Object.fromEntries(new URLSearchParams(key.slice(key.indexOf('?'))))
  const { page, ...query } = camelKeys(sent) as AnimalQuery & { page?: string }
  return readAnimals(query, Number(page)).fetch()
}

/** An animal that moved from one page to another while one read on is shown once. */
const distinct = (pages: readonly AnimalPage[]): Animal[] => [
  ...new Map(pages.flatMap(({ results }) => results).map((animal) => [animal.id, animal])).values(),
]

const without =
  (id: string) =>
  (pages: AnimalPage[] = []): AnimalPage[] =>
    pages.map((page) => ({
      ...page,
      results: page.results.filter((animal) => animal.id !== id),
      count: page.count - 1,
    }))

/**
 * Forgets the lists of animals, except those with `kept` keys: whoever shows one fetches it again, now or when it comes
 * back.
 */
function useForgetLists() {
  const { cache, mutate } = useSWRConfig()
  const isList = (key: string) => key.replace(/^\$inf\$/, '').startsWith(`${animalEndpoints.listAnimals.path}?`)
  return (kept: ReadonlySet<string> = new Set()) => {
    const stale = Array.from(cache.keys()).filter((key) => isList(key) && !kept.has(key))
    stale.forEach((key) => cache.delete(key))
    stale.filter((key) => key.startsWith('$inf$')).forEach((key) => void mutate(key))
  }
}

/** To call whenever an animal was changed outside its list. */
export function useForgetAnimals() {
  const forget = useForgetLists()
  return () => forget()
}

/**
 * A list of animals that grows page by page: page 1 replaces what was there, later pages append (animals-1). What was
 * loaded before is there again at once; its first page is fetched again. Null lists none.
 */
export function useAnimals(query: AnimalQuery | null) {
  const { fallback } = useSWRConfig()
  const forget = useForgetLists()
  const keyAt = (index: number) => (query ? readAnimals(query, index + 1).key : null)
  const getKey = (index: number, before: AnimalPage | null) => (before && before.next === null ? null : keyAt(index))
  const first = keyAt(0)
  const fromServer = first ? (fallback[first] as AnimalPage | undefined) : undefined
  const { data, error, size, setSize, isValidating, mutate } = useSWRInfinite<AnimalPage, Failure>(getKey, fetchPage, {
    revalidateFirstPage: false,
    fallbackData: fromServer && [fromServer],
  })
  const refreshFirst = useEffectEvent(() => {
    if (data) void mutate(data, { revalidate: (_, key) => key === first })
  })
  useEffect(() => refreshFirst(), [first])

  const last = data?.at(-1)
  const isLoadingMore = data !== undefined && size > data.length && !error

  /** Takes an animal off the list at once, and puts it back when the server would not (animals-2). */
  const takeOff = async (id: string, send: () => Promise<unknown>) => {
    const pages = data?.length ?? 0
    const at = data?.findIndex(({ results }) => results.some((animal) => animal.id === id)) ?? 0
    await mutate(
      send().then(() => []),
      {
        optimisticData: without(id),
        populateCache: (_, now) => without(id)(now),
        rollbackOnError: true,
        revalidate: false,
      },
    )
    const keys = new Set(Array.from({ length: pages }, (_, index) => keyAt(index) ?? ''))
    forget(new Set([...keys, listKeyOf(getKey)]))
    // Every later animal moved up by one: only this page and the last one miss any.
    const moved: unknown[] = [keyAt(at), keyAt(pages - 1)]
    const refresh = () => mutate((now) => now, { revalidate: (_, key) => moved.includes(key) })
    void refresh()
    return refresh
  }

  return {
    animals: data && distinct(data),
    /** All that fit the query. */
    count: last?.count ?? 0,
    error,
    isValidating,
    isLoadingMore,
    hasMore: last?.next != null,
    loadMore: () => {
      if (last?.next != null && size === data?.length) void setSize(size + 1)
    },
    retry: () => void setSize(size),
    /** Archives it or brings it back: either way it leaves this list. Resolves to the way back. */
    setArchived: async (id: string, isArchived: boolean) => {
      const send = (next: boolean) =>
        request(animalEndpoints.updateAnimal, { params: { id }, body: { isArchived: next } })
      const refresh = await takeOff(id, () => send(isArchived))
      return async () => {
        await send(!isArchived)
        await refresh()
      }
    },
    /** Ends a share of another person's animal with this user. */
    leave: async (id: string) => {
      await takeOff(id, () => request(sharingEndpoints.unshareAnimal, { params: { id } }))
    },
    /** For an animal that no longer fits the list, the server knows already. */
    drop: async (id: string) => {
      await takeOff(id, async () => {})
    },
  }
}

/** Every way to write an animal down. */
export function useAnimalActions() {
  const { mutate } = useSWRConfig()
  const forget = useForgetAnimals()
  return {
    create: async (body: AnimalBody) => {
      const animal = await request(animalEndpoints.createAnimal, { body })
      forget()
      return animal
    },
    update: async (id: string, body: AnimalUpdate) => {
      const animal = await request(animalEndpoints.updateAnimal, { params: { id }, body })
      forget()
      // The animal itself, its profile, and what else is shown below its address.
      void mutate((key) => typeof key === 'string' && key.startsWith(`${animalEndpoints.listAnimals.path}/${id}`))
      return animal
    },
  }
}

/** What animals of a breed are usually tested for; null reads none. */
export const useBreedProfile = (breedId: number | null) =>
  useRead(
    breedId === null ? null : read(animalEndpoints.getBreedProfile, { params: { id: String(breedId) } }),
    rarelyChanges,
  )
