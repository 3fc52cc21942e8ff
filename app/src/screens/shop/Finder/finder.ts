import { type FinderAnswers, type FinderQuestion, finderQuestions } from '@shop/contract/finder'
import type { BreedQuery } from '../../../data/breed.ts'
import type { FindingQuery } from '../../../data/finding.ts'
import { paths } from '../../../paths.ts'

const order = Object.keys(finderQuestions) as FinderQuestion[]

export type Finder = {
  /** Those given so far, up to the first that is missing or nonsense. */
  answers: Partial<FinderAnswers>
  /** The breed's id, of a pure breed that was named. */
  breed: string | undefined
  /** What to ask now; null when nothing is left. */
  asks: FinderQuestion | 'breed' | null
  /** How many questions are answered, of `steps`. */
  done: number
}

const isAnswer = (question: FinderQuestion, value: string | null) =>
  (finderQuestions[question] as readonly (string | null)[]).includes(value)

/** Where somebody is in the finder: all of it is in the address. */
export function finderAt(query: URLSearchParams): Finder {
  const answers: Partial<FinderAnswers> = {}
  const breed = /^\d{1,9}$/.exec(query.get('breed') ?? '')?.[0]
  const at = (asks: Finder['asks']): Finder => ({
    answers,
    breed: answers.kind === 'pure' ? breed : undefined,
    asks,
    done: Object.keys(answers).length,
  })
  for (const question of order) {
    const value = query.get(question)
    if (value === null || !isAnswer(question, value)) return at(question)
    Object.assign(answers, { [question]: value })
    if (value === 'pure' && !breed) return at('breed')
  }
  return at(null)
}

/** The address of the finder with these answers; an answer that is changed takes along those after it that rest on it. */
export function finderPath({ answers, breed }: Pick<Finder, 'answers' | 'breed'>): string {
  const given = order.flatMap((question): [string, string][] => {
    const value = answers[question]
    return value ? [[question, value]] : []
  })
  const search = new URLSearchParams(given)
  if (answers.kind === 'pure' && breed) search.set('breed', breed)
  return search.size ? `${paths.findATest}?${search}` : paths.findATest
}

/** Without this question's answer and all after it. */
export function pathBefore({ answers, breed }: Finder, question: FinderQuestion): string {
  const before = order.slice(0, order.indexOf(question))
  const kept = Object.fromEntries(before.map((one) => [one, answers[one]])) as Partial<FinderAnswers>
  return finderPath({ answers: kept, breed: before.includes('kind') ? breed : undefined })
}

/** Null while a question is open. */
export const findingQueryOf = ({ answers, breed, asks }: Finder): FindingQuery | null =>
  asks === null ? { ...(answers as FinderAnswers), ...(breed && { breed }) } : null

/** The breeds to choose from: by the name that was typed, else those with the most tests. Null where none is asked for. */
export function breedsFor({ asks, answers }: Finder, query: URLSearchParams): BreedQuery | null {
  if (asks !== 'breed') return null
  const name = query.get('name')?.trim().slice(0, 100)
  const species = answers.animal ?? 'dog'
  return name ? { species, name, size: '24' } : { species, tested: 'true', sort: '-testCount', size: '12' }
}
