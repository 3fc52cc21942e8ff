import { join } from 'node:path'
import { productTypes, species, tags } from '@shop/contract/constants'
import { expect, test } from 'vitest'
import { buildCatalogue } from './catalogue.ts'
import { plainSentenceOf, readWordings } from './plain-sentence.ts'
import type { Refusal, ProductRow } from './rows.ts'

const { products } = buildCatalogue()
type Row = Parameters<typeof plainSentenceOf>[0]
const sentenceOf = (product: ProductRow) => plainSentenceOf(product as Row)
const isTest = ({ typeId, gene }: ProductRow) =>
  gene != null || typeId === productTypes.dnaProfile || typeId === productTypes.trait

test('every test has its own line in the file, and every line a product of the name that it says', () => {
  const refused: Refusal[] = []
  const wordings = readWordings((origin, reason) => refused.push({ ...origin, reason }))
  expect(refused).toEqual([])
  expect(products.filter((one) => isTest(one) && !wordings.has(one.id)).map(({ name }) => name)).toEqual([])
  const names = new Map(products.map(({ id, name }) => [id, name]))
  for (const [id, { name }] of wordings) expect({ id, name }).toEqual({ id, name: names.get(id) })
})

test('each is one short sentence of plain words, about the right animal', () => {
  for (const product of products) {
    const sentence = sentenceOf(product)
    expect(sentence.length, sentence).toBeLessThanOrEqual(120)
    expect(sentence).toMatch(/^[A-Z0-9].*[^.,;]$/u)
    expect(sentence).not.toMatch(
      /autosomal|recessive|dominant\b(?! white)|allele|locus|homozyg|heterozyg|genotype|dystroph|\w+opath(?:y|ies)\b|atrophy|ataxia|variant/i,
    )
    if (product.speciesId === species.feline) expect(sentence).not.toMatch(/\bdogs?\b|pupp/)
    if (product.speciesId === species.canine) expect(sentence).not.toMatch(/\bcats?\b|kitten/)
    if (product.gene) expect(sentence).not.toContain(product.gene)
  }
})

const endingOf = (id: number) => {
  const product = products.find((one) => one.id === id)
  return product ? sentenceOf(product).replace(/^.*?, and/, 'and') : null
}

test('how it is inherited decides what it says of the young', () => {
  // Recessive: two carriers may have such puppies. Dominant: one parent may.
  expect(endingOf(2002)).toBe('and whether its puppies could')
  expect(endingOf(3002)).toBe('and whether its kittens could, from one parent alone')
  // On the X chromosome: a mother passes it to her sons, who alone show it; or to all.
  expect(endingOf(2017)).toBe('and whether a female could pass it to her sons')
  expect(endingOf(2168)).toMatch(/and whether its puppies could, sons above all$/)
  // What puppies do not survive, and looks that hide.
  expect(endingOf(2097)).toBe('and whether its puppies could have it')
  expect(endingOf(2032)).toBe('and whether its puppies could show it')
})

test('where copies make ill only some, it says more likely', () => {
  const atRisk = products.filter(
    ({ typeId, oneCopy, twoCopies, tagIds }) =>
      typeId === productTypes.disease &&
      tagIds.includes(tags.disease) &&
      twoCopies === 'at_risk' &&
      oneCopy !== 'affected',
  )
  expect(atRisk.length).toBeGreaterThan(20)
  for (const product of atRisk) expect(sentenceOf(product)).toMatch(/ is more likely to | could poison /)
})

const listFile = join(import.meta.dirname, '../../../../docs/plain-sentences.md')

/** All of them, as they are read through: `npx vitest run --project unit plain-sentence -u` writes it again. */
test('the list in docs is current', async () => {
  const lines = products.map((product) => `| ${product.id} | ${product.name} | ${sentenceOf(product)} |`)
  await expect(
    [
      '# What every product tells',
      '',
      'Made of `server/data/plain_sentences.csv` and the facts of each test; `npx vitest run --project unit plain-sentence -u` makes it again. Read it after a change, line by line.',
      '',
      '| id | product | plain sentence |',
      '|---|---|---|',
      ...lines,
      '',
    ].join('\n'),
  ).toMatchFileSnapshot(listFile)
})
