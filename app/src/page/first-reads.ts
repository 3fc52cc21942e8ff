import type { Reads } from '../data/reads.ts'
import type { Read } from '../data/use-call.ts'
import type { FoundRoute } from './find-route.ts'

const files = import.meta.glob<Reads>(['../screens/*/*/*.reads.ts', '!../screens/desk/**'], { import: 'reads' })

/** What a page reads first: `Product.reads.ts` in its screen's folder. Nothing where there is no such file. */
export async function firstReads({ row: { screen }, place }: FoundRoute): Promise<Read[]> {
  const known = screen.startsWith('desk/') ? (await import('./desk-screens.ts')).deskReads : files
  const reads = await known[`../screens/${screen}/${screen.split('/').at(-1)}.reads.ts`]?.()
  return reads?.(place) ?? []
}
