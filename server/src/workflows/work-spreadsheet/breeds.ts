import { asc } from 'drizzle-orm'
import { breeds } from '../../schema/breed.ts'
import type { Db } from '../../platform/db/open.ts'
import { compared } from './columns.ts'

type Named = { id: number; name: string }
/** The breeds of each species, by each of their names. */
export type BreedIndex = Map<number, { list: Named[]; byName: Map<string, Named> }>

/** All breeds, without the options that mean every breed of a species. */
export async function readBreedIndex(db: Db): Promise<BreedIndex> {
  const rows = await db
    .select({
      id: breeds.id,
      name: breeds.name,
      speciesId: breeds.speciesId,
      synonyms: breeds.synonyms,
      vboId: breeds.vboId,
    })
    .from(breeds)
    .orderBy(asc(breeds.name))
  const real = rows.filter(({ vboId }) => vboId !== null)
  return new Map(
    [...Map.groupBy(real, ({ speciesId }) => speciesId)].map(([speciesId, own]) => {
      const list = own.map(({ id, name }) => ({ id, name }))
      // A breed's own name counts before what another is also called.
      const names = [
        ...own.flatMap(({ id, name, synonyms }) => synonyms.map((also) => [compared(also), { id, name }] as const)),
        ...list.map((breed) => [compared(breed.name), breed] as const),
      ]
      return [speciesId, { list, byName: new Map(names) }]
    }),
  )
}

export const findBreedIn = (index: BreedIndex, speciesId: number, typed: string): Named | undefined =>
  index.get(speciesId)?.byName.get(compared(typed))

const pairsOf = (text: string) => new Set(Array.from({ length: text.length - 1 }, (_, at) => text.slice(at, at + 2)))
/** The share of two texts' pairs of letters, of 1, that must be the same (Dice). */
const alike = 0.6

/** The name that is written most like it; undefined where none is near. */
export function closest(index: BreedIndex, speciesId: number, typed: string): string | undefined {
  const wanted = pairsOf(compared(typed))
  const scored = [...(index.get(speciesId)?.byName ?? [])].map(([text, { name }]) => {
    const pairs = pairsOf(text)
    const shared = [...wanted].filter((pair) => pairs.has(pair)).length
    return { name, score: (2 * shared) / (wanted.size + pairs.size || 1) }
  })
  return scored.filter(({ score }) => score >= alike).toSorted((a, b) => b.score - a.score)[0]?.name
}
