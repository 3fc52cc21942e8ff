import { chakra, Link } from '@shop/design-system'

const List = chakra('ul', {
  // Links of small text are as far apart as a finger needs.
  base: { listStyleType: 'none', overflowWrap: 'anywhere', '& li': { minHeight: '6' } },
})

const isWebAddress = (text: string) => /^https?:\/\//.test(text) && URL.canParse(text)

/** "Title (authors, year), https://…" in its two parts; a source without a title has none. */
function partsOf(source: string): { title: string | null; place: string } {
  const [, title = null, place = source] = /^(.+), ((?:https?:\/\/|PMID:|doi:)\S+)$/i.exec(source) ?? []
  return { title, place }
}

/** "PMID:17916641" and "doi:10.1101/gr.6772807" lead to the paper. */
function addressOf(place: string): string | null {
  const [, index, id] = /^(PMID|doi):\s*(\S.*)$/i.exec(place) ?? []
  if (index && id)
    return index.toLowerCase() === 'doi' ? `https://doi.org/${id}` : `https://pubmed.ncbi.nlm.nih.gov/${id}/`
  return isWebAddress(place) ? place : null
}

const hostOf = (address: string) => new URL(address).host.replace(/^www\./, '')

/** A paper and an entry of OMIA by its number, a page by its host; where two share one, by the page too. */
function nameOf(address: string, addresses: (string | null)[]): string {
  const { pathname } = new URL(address)
  const path = decodeURI(pathname).replace(/^\/|\/$/g, '')
  const host = hostOf(address)
  const known = {
    'omia.org': 'OMIA',
    'doi.org': 'doi',
    'pubmed.ncbi.nlm.nih.gov': 'PubMed',
    'pmc.ncbi.nlm.nih.gov': 'PubMed Central',
  }[host]
  if (known) return `${known} ${path.replace(/^OMIA|^articles\/PMC/, '').replace('/', '-')}`
  const isAlone = addresses.filter((other) => other && hostOf(other) === host).length === 1
  return isAlone ? host : `${host}/${path}`
}

/** What states it, in the order of the data: a paper by its title, where that is known. */
export function Sources({ sources }: { sources: string[] }) {
  const places = sources.map(partsOf)
  const addresses = places.map(({ place }) => addressOf(place))
  return (
    <List>
      {sources.map((source, index) => {
        const address = addresses[index]
        return (
          <li key={source}>
            {address ? (
              <Link href={address} isExternal>
                {places[index]?.title ?? nameOf(address, addresses)}
              </Link>
            ) : (
              source
            )}
          </li>
        )
      })}
    </List>
  )
}
