import { formatDate } from '@shop/contract/dates'
import { Breadcrumbs, chakra, CoatWall, Illustration, Link, PageHeader } from '@shop/design-system'
import type { ReactNode } from 'react'
import type { Copy, CopyMeta } from '../../content/copy.ts'
import { useSettings } from '../../data/settings.tsx'
import { Spelled, useSpelling } from '../../data/spelling.tsx'
import { PageTitle } from '../page/PageTitle.tsx'
import { useSpeciesInPath } from '../page/species-in-path.ts'
import { useHashTarget } from '../page/use-hash-target.ts'
import { copyComponents } from './copy-components.tsx'
import { pageStyles } from './CopyPage.recipe.ts'

const Base = chakra('article', pageStyles)

type CopyPageProps = {
  copy: Copy
  /** Below the lead: the shortest way to what follows the copy. */
  actions?: ReactNode
  /** After the copy: a form, a list. */
  children?: ReactNode
}

/** A page of copy: its file's text, in one readable column, and where to go from there. */
export function CopyPage({ copy: { meta, headings, default: Content }, actions, children }: CopyPageProps) {
  useHashTarget()
  const spell = useSpelling()
  const species = useSpeciesInPath()
  const { title, name = title, description, eyebrow, lead, picture, tiles, trail, hasContents } = meta
  const current = spell(name)
  return (
    <Base data-layout={tiles && 'own'}>
      <PageTitle
        title={meta.isForEachSpecies ? `${current} for ${species}s` : current}
        description={spell(description)}
      />
      <PageHeader
        breadcrumbs={
          trail && (
            <Breadcrumbs trail={trail.map((crumb) => ({ ...crumb, label: spell(crumb.label) }))} current={current} />
          )
        }
        eyebrow={eyebrow}
        title={spell(title)}
        lead={lead && spell(lead)}
        actions={actions}
        aside={
          tiles ? (
            <div className="tiles">
              <CoatWall tiles={tiles} />
            </div>
          ) : (
            picture && (
              <div className="picture">
                <Illustration name={picture} />
              </div>
            )
          )
        }
      />
      <div className="columns">
        {hasContents && <Contents headings={headings} />}
        <div>
          <div className="copy">
            <Content components={copyComponents} />
            <Dates {...meta} />
          </div>
          {children}
        </div>
        {meta.next && <Next links={meta.next} />}
      </div>
    </Base>
  )
}

function Dates({ updated }: CopyMeta) {
  const { country } = useSettings()
  if (!updated) return null
  return (
    <p className="dates">
      <time dateTime={updated}>Last changed {formatDate(updated, country)}</time>
    </p>
  )
}

function Contents({ headings }: Pick<Copy, 'headings'>) {
  return (
    <nav className="contents" aria-labelledby="contents">
      <h2 id="contents">On this page</h2>
      <ol>
        {headings.map(({ id, text, level }) => (
          <li key={id} data-level={level}>
            <a href={`#${id}`}>
              <Spelled>{text}</Spelled>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Next({ links }: { links: NonNullable<CopyMeta['next']> }) {
  return (
    <nav className="next" aria-labelledby="next">
      <h2 id="next">Where to go from here</h2>
      <ul>
        {links.map(({ label, href }) => (
          <li key={href}>
            <Link href={href} variant="standalone">
              <Spelled>{label}</Spelled>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
