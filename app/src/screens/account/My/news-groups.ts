import { formatDate } from '@shop/contract/dates'
import type { SampleNews } from '@shop/contract/sample'
import { expectedBy } from '../../../parts/sample/expected.ts'
import { problemCopy, stageCopy } from '../../../parts/sample/sample-copy.ts'
import { isInLaboratory } from '@shop/contract/sample-stage'
import { paths } from '../../../paths.ts'

export type NewsGroup = {
  title: string
  /** When it came, or is expected. */
  when: string | null
  /** The animals that it is about, each once. */
  animals: { key: string; petName: string; href: string }[]
}

/** The samples of one heading together; an animal stands there once. */
function grouped(
  news: readonly SampleNews[],
  headOf: (one: SampleNews) => Omit<NewsGroup, 'animals'>,
  hrefOf: (one: SampleNews) => string,
) {
  const groups = Map.groupBy(news, (one) => Object.values(headOf(one)).join('|'))
  return [...groups.values()].flatMap((group): NewsGroup[] => {
    const [first] = group
    const animals = new Map(group.map((one) => [one.animal.id, one]))
    return first
      ? [
          {
            ...headOf(first),
            animals: [...animals.values()].map((one) => ({
              key: one.barcode,
              petName: one.animal.petName,
              href: hrefOf(one),
            })),
          },
        ]
      : []
  })
}

/** What is new, grouped: results by the day on which they came, samples at work by the day on which they are expected. */
export function newsGroups(
  reported: readonly SampleNews[],
  atWork: readonly SampleNews[],
  country: string,
): NewsGroup[] {
  const day = (at: string | null | undefined) => (at ? formatDate(at, country) : null)
  return [
    ...grouped(
      reported,
      ({ reportedAt }) => ({ title: 'New results', when: day(reportedAt) }),
      ({ animal }) => paths.animal(animal.id),
    ),
    ...grouped(
      atWork,
      ({ problem, stage, expectedAt }) =>
        problem && problem !== 'partial_result'
          ? { title: problemCopy[problem].name, when: null }
          : isInLaboratory(stage)
            ? { title: 'In the laboratory', when: expectedAt ? expectedBy(expectedAt, country) : null }
            : { title: stageCopy[stage].name, when: null },
      ({ barcode }) => paths.trackSample(barcode),
    ),
  ]
}
