import { type FinderAnswers, finderQuestions } from '@shop/contract/finder'
import { expect, test } from 'vitest'
import { finderAt, finderPath, findingQueryOf, pathBefore } from './finder.ts'

const at = (search: string) => finderAt(new URLSearchParams(search))

test.each([
  ['', 'animal', 0],
  ['animal=horse', 'animal', 0],
  ['animal=dog', 'kind', 1],
  ['animal=dog&kind=pure', 'breed', 2],
  ['animal=dog&kind=pure&breed=collie', 'breed', 2],
  ['animal=dog&kind=pure&breed=200193', 'purpose', 2],
  ['animal=dog&kind=mixed&purpose=health', 'tested', 3],
  // An answer without the one before it is none.
  ['purpose=health&tested=no', 'animal', 0],
  ['animal=cat&kind=mixed&purpose=breeds&tested=no', null, 4],
])('at ?%s it asks for %s', (search, asks, done) => expect(at(search)).toMatchObject({ asks, done }))

test('every way through the questions is an address that is read back as it was', () => {
  const { animal, kind, purpose, tested } = finderQuestions
  for (const answers of animal.flatMap((a) =>
    kind.flatMap((k) =>
      purpose.flatMap((p) => tested.map((t): FinderAnswers => ({ animal: a, kind: k, purpose: p, tested: t }))),
    ),
  )) {
    const breed = answers.kind === 'pure' ? '200193' : undefined
    const found = finderAt(new URL(finderPath({ answers, breed }), 'https://shop.example').searchParams)
    expect(found).toMatchObject({ answers, breed, asks: null })
    expect(findingQueryOf(found)).toEqual({ ...answers, ...(breed && { breed }) })
  }
})

test('to change an answer takes back those after it', () => {
  const finder = at('animal=dog&kind=pure&breed=200193&purpose=health&tested=no')
  expect(pathBefore(finder, 'animal')).toBe('/find-a-test')
  expect(pathBefore(finder, 'kind')).toBe('/find-a-test?animal=dog')
  expect(pathBefore(finder, 'purpose')).toBe('/find-a-test?animal=dog&kind=pure&breed=200193')
})
