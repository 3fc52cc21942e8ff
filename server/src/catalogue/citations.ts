/** Where science publishes: OMIA, indexes of papers, journals, and the papers that universities keep. */
const publishers =
  /^(?:omia\.org|(?:pubmed|pmc|www)\.ncbi\.nlm\.nih\.gov|(?:dx\.)?doi\.org|avmajournals\.avma\.org|journals\.[a-z]+\.(?:com|org)|link\.springer\.com|[a-z]+\.biomedcentral\.com|www\.(?:jci|molvis|mdpi|dovepress)\.(?:org|com)|helda\.helsinki\.fi|boris\.unibe\.ch|(?:www\.)?repository\.cam\.ac\.uk|cronfa\.swan\.ac\.uk|www\.merckvetmanual\.com|prime\.vetmed\.wsu\.edu)$/

const isCitable = (source: string) =>
  /^(?:PMID|doi):/i.test(source) || (URL.canParse(source) && publishers.test(new URL(source).host))

/** The sources that a page cites. What was read on pages of other laboratories is provenance, and stays in the data. */
export const citations = (sources: readonly string[]): string[] => sources.filter(isCitable)
