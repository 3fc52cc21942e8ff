import { formatDate } from '@shop/contract/dates'
import { Breadcrumbs, chakra, Illustration, Link, PageHeader } from '@shop/design-system'
import type { ReactNode } from 'react'
import type { Copy, CopyMeta } from '../../content/copy.ts'
import { useSettings } from '../../data/settings.tsx'
import { PageTitle } from '../page/PageTitle.tsx'
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

/** A page of copy: what its file says, in one readable column, and where to go from there. */
export function CopyPage({ copy: { meta, default: Content }, actions, children }: CopyPageProps) {
  useHashTarget()
  const { title, name = title, description, eyebrow, lead, picture, trail } = meta
  return (
    <Base>
      <PageTitle title={name} description={description} />
      <PageHeader
        breadcrumbs={trail && <Breadcrumbs trail={trail} current={name} />}
        eyebrow={eyebrow}
        title={title}
        lead={lead}
        actions={actions}
        aside={
          picture && (
            <div className="picture">
              <Illustration name={picture} />
            </div>
          )
        }
      />
      <div className="columns">
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

function Dates({ published, updated }: CopyMeta) {
  const { country } = useSettings()
  if (!published && !updated) return null
  return (
    <p className="dates">
      {published && <time dateTime={published}>Published {formatDate(published, country)}</time>}{' '}
      {updated && <time dateTime={updated}>Last changed {formatDate(updated, country)}</time>}
    </p>
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
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
