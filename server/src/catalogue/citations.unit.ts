import { expect, test } from 'vitest'
import { citations } from './citations.ts'

test('OMIA, papers and journals are cited, pages of laboratories and shops are not', () => {
  const cited = [
    'https://omia.org/OMIA000218/9615/',
    'https://pubmed.ncbi.nlm.nih.gov/17916641/',
    'PMID:17916641',
    'doi:10.1101/gr.6772807',
    'https://doi.org/10.1101/gr.6772807',
    'https://journals.plos.org/plosone/article?id=10.1371/journal.pone.0027092',
  ]
  const provenance = ['https://vgl.ucdavis.edu/test/mdr1', 'https://www.orivet.com/x', 'omia.org', '']
  expect(citations([...provenance, ...cited])).toEqual(cited)
})
