import { readRows } from './csv.ts'
import { dataFolder } from './data-folder.ts'
import type { Refuse } from './rows.ts'

/** Where science publishes: OMIA, indexes of papers, journals, and the papers that universities keep. */
const publishers =
  /^(?:omia\.org|(?:pubmed|pmc|www)\.ncbi\.nlm\.nih\.gov|(?:dx\.)?doi\.org|avmajournals\.avma\.org|journals\.[a-z]+\.(?:com|org)|link\.springer\.com|[a-z]+\.biomedcentral\.com|www\.(?:jci|molvis|mdpi|dovepress)\.(?:org|com)|helda\.helsinki\.fi|boris\.unibe\.ch|(?:www\.)?repository\.cam\.ac\.uk|cronfa\.swan\.ac\.uk|www\.merckvetmanual\.com|prime\.vetmed\.wsu\.edu)$/

const isCitable = (source: string) =>
  /^(?:PMID|doi):/i.test(source) || (URL.canParse(source) && publishers.test(new URL(source).host))

/** The sources that may be shown. What was read on pages of other laboratories is provenance, and stays in the data. */
export const citable = (sources: readonly string[]): string[] => sources.filter(isCitable)

/** A source without a trailing slash or query, so that two addresses of one paper compare equal. */
const keyOf = (source: string) => source.replace(/\/?(\?term=.*|\?dopt=.*)?$/, '')

/** The papers whose titles are known, by their source: "Title (authors, year)". */
export function readPapers(refuse: Refuse, folder = dataFolder): Map<string, string> {
  const rows = readRows(folder, 'papers.csv', ['source', 'title', 'authors', 'year', 'read_at'], refuse)
  return new Map(
    rows.flatMap((row) => {
      const isWhole = row.title && row.authors && /^\d{4}$/.test(row.year) && URL.canParse(row.read_at)
      if (isWhole && isCitable(row.source)) return [[keyOf(row.source), `${row.title} (${row.authors}, ${row.year})`]]
      refuse(row, 'needs a source that is cited, a title, authors, a year and where the title was read')
      return []
    }),
  )
}

let papers: Map<string, string> | undefined

/** A paper's title, where it is known; null for all else. */
export function citationTitleOf(source: string): string | null {
  papers ??= readPapers(() => {})
  return papers.get(keyOf(source)) ?? null
}

/** The sources that a page cites: a paper by its title and its address, as far as the title is known. */
export const citations = (sources: readonly string[]): string[] =>
  citable(sources).map((source) => {
    const title = citationTitleOf(source)
    return title ? `${title}, ${source}` : source
  })
