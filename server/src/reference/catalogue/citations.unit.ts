import { expect, test } from 'vitest'
import { buildCatalogue } from './catalogue.ts'
import { citable, citations, readPapers } from './citations.ts'

test('OMIA, papers and journals are cited, pages of laboratories and shops are not', () => {
  const cited = [
    'https://omia.org/OMIA000218/9615/',
    'https://pubmed.ncbi.nlm.nih.gov/1/',
    'PMID:1',
    'doi:10.1101/untitled',
    'https://doi.org/10.1101/untitled',
    'https://journals.plos.org/plosone/article?id=10.1371/untitled',
  ]
  const provenance = ['https://vgl.ucdavis.edu/test/mdr1', 'https://www.orivet.com/x', 'omia.org', '']
  expect(citable([...provenance, ...cited])).toEqual(cited)
  expect(citations([...provenance, ...cited])).toEqual(cited)
})

test('a paper whose title is known is cited by it, whatever its address ends with', () => {
  const title =
    'ADAMTS17 mutation associated with primary lens luxation is widespread among breeds (Gould and others, 2011)'
  for (const source of ['https://pubmed.ncbi.nlm.nih.gov/22050825/', 'https://pubmed.ncbi.nlm.nih.gov/22050825'])
    expect(citations([source])).toEqual([`${title}, ${source}`])
})

test('every title is of a paper that the catalogue cites', () => {
  const refused: string[] = []
  const titles = readPapers(({ line }, reason) => refused.push(`${line} ${reason}`))
  expect(refused).toEqual([])
  expect(titles.size).toBeGreaterThan(140)
  const shown = new Set(buildCatalogue().products.flatMap(({ sources }) => citations(sources)))
  expect([...shown].filter((source) => source.includes(', http') || source.includes(', PMID')).length).toBeGreaterThan(
    100,
  )
})
