import { type Topic, topicReasons } from '@shop/contract/search'
import { partsOf, readRows } from './csv.ts'
import { dataFolder } from './data-folder.ts'
import type { Refuse } from './rows.ts'

/** A topic with what people call it, and the tests of single breeds that there are for it. */
export type KnownTopic = Topic & { phrases: readonly string[]; productIds: readonly number[] }

const columns = ['id', 'headline', 'reason', 'why', 'instead', 'tests', 'phrases', 'sources'] as const

/** What people ask a DNA test for that none answers, or one for some breeds alone. A line without a source is refused. */
export function readTopics(refuse: Refuse, folder = dataFolder): KnownTopic[] {
  return readRows(folder, 'topics.csv', columns, refuse).flatMap((row) => {
    const reason = topicReasons.find((one) => one === row.reason)
    const [phrases, sources] = [partsOf(row.phrases), partsOf(row.sources)]
    if (!reason || !row.headline || !row.why || !row.instead || !phrases.length || !sources.length) {
      refuse(row, 'needs a headline, a reason, why, what a vet does instead, what it is called, and a source')
      return []
    }
    const { id, headline, why, instead } = row
    return [{ id, headline, reason, why, instead, sources, phrases, productIds: partsOf(row.tests).map(Number) }]
  })
}

let known: KnownTopic[] | undefined

/** Read with the first search. A line that cannot be read is left out. */
export const topics = (): readonly KnownTopic[] => (known ??= readTopics(() => {}))
