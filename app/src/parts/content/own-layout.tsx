import type { ResultStatus as Verdict } from '@shop/contract/verdict'
import { verdictLabel } from '@shop/contract/verdict'
import { Illustration, type IllustrationName, Link, ResultStatus, Stat } from '@shop/design-system'
import type { ReactNode } from 'react'
import { useOpenData } from '../../data/open-data.ts'
import { useBeside } from '../../data/use-beside.ts'
import { paths } from '../../paths.ts'

type BandProps = { tone?: 'sand' | 'dark'; children: ReactNode }

/** A part of a page on a ground of its own. */
export const Band = ({ tone = 'sand', children }: BandProps) => (
  <div className={`wide band band-${tone}`}>{children}</div>
)

type ListProps = { children: ReactNode }
type CardProps = {
  title: string
  picture: IllustrationName
  href: string
  /** What the link does. */
  label: string
  children: ReactNode
}

export const Cards = ({ children }: ListProps) => <ul className="wide cards">{children}</ul>

/** Somebody the page speaks of: who, what they get, and the way there. */
export const LinkCard = ({ title, picture, href, label, children }: CardProps) => (
  <li>
    <Illustration name={picture} />
    <h3>{title}</h3>
    {children}
    <p className="card-way">
      <Link href={href} variant="standalone">
        {label}
      </Link>
    </p>
  </li>
)

/** Points one below the other, numbered, their names in a column of their own. */
export const Numbered = ({ children }: ListProps) => <ol className="wide numbered">{children}</ol>

export const NumberedPoint = ({ title, children }: { title: string; children: ReactNode }) => (
  <li>
    <h3>{title}</h3>
    <div>{children}</div>
  </li>
)

/** Steps side by side, joined by a line. */
export const Track = ({ children }: ListProps) => <ol className="wide track">{children}</ol>

type WordsRowProps = { read: string; says: Verdict; not: string; children: ReactNode }

export const Words = ({ children }: ListProps) => <ul className="wide words">{children}</ul>

/** What was read, the word that the report has for it, and the one it has not. */
export const WordsRow = ({ read, says, not, children }: WordsRowProps) => (
  <li>
    <span className="words-read">{read}</span>
    <div>
      <ResultStatus status={says} label={verdictLabel(says)} />
      <p className="words-not">
        and not <s>{not}</s>
      </p>
    </div>
    <div>{children}</div>
  </li>
)

const counted = [
  ['tests', 'tests, each with its source: of genes, of identity, of ancestry'],
  ['genes', 'genes that they read'],
  ['breeds', 'breeds, as registries list them'],
  ['sources', 'papers and pages we name'],
] as const

/** How much the catalogue holds, as its open data counts it; nothing while that is unknown. */
export function CatalogueFigures() {
  const data = useBeside(useOpenData())
  if (!data) return null
  return (
    <div className="wide catalogue-figures">
      {counted.map(([name, label]) => {
        const rows = data.tables.find((table) => table.name === name)?.rowCount
        return rows && <Stat key={name} size="lg" figure={String(rows)} label={label} />
      })}
      <p>
        Counted in release {data.release.name.slice(0, 6)} of our <Link href={paths.openData}>open data</Link>.
      </p>
    </div>
  )
}
