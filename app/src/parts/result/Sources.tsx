import { chakra, Link } from '@shop/design-system'

const isWebAddress = (text: string) => /^https?:\/\//.test(text) && URL.canParse(text)

const hostOf = (address: string) => new URL(address).host.replace(/^www\./, '')

/** A source is named by its host; where two share one, by the page too. */
const nameOf = (source: string, sources: string[]) => {
  const host = hostOf(source)
  const isAlone = sources.filter((other) => isWebAddress(other) && hostOf(other) === host).length === 1
  return isAlone ? host : host + new URL(source).pathname.replace(/\/$/, '')
}

/** The pages that state what a test says. */
export const Sources = ({ sources }: { sources: string[] }) => (
  <chakra.ul listStyleType="none">
    {sources.map((source) => (
      <li key={source}>
        {isWebAddress(source) ? (
          <Link href={source} isExternal>
            {nameOf(source, sources)}
          </Link>
        ) : (
          source
        )}
      </li>
    ))}
  </chakra.ul>
)
