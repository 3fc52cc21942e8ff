import { formatDate } from '@shop/contract/dates'
import { Breadcrumbs, chakra, Illustration, Link, PageHeader } from '@shop/design-system'
import type { ReactNode } from 'react'
import type { Words, WordsMeta } from '../../content/words.ts'
import { useSettings } from '../../data/settings.tsx'
import { usePageExists } from '../../layouts/page-exists.ts'
import { PageTitle } from '../PageTitle.tsx'
import { useHashTarget } from '../use-hash-target.ts'
import { wordsComponents } from './words-components.tsx'
import { pageStyles } from './WordsPage.recipe.ts'

const Base = chakra('article', pageStyles)

type WordsPageProps = {
  words: Words
  /** Below the lead: the shortest way to what stands after the words. */
  actions?: ReactNode
  /** After the words: a form, a list. */
  children?: ReactNode
}

/** A page of words: what its file says, in one readable column, and where to go from there. */
export function WordsPage({ words: { meta, default: Content }, actions, children }: WordsPageProps) {
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
          <div className="words">
            <Content components={wordsComponents} />
            <Dates {...meta} />
          </div>
          {children}
        </div>
        <Next links={meta.next ?? []} />
      </div>
    </Base>
  )
}

function Dates({ published, updated }: WordsMeta) {
  const { country } = useSettings()
  if (!published && !updated) return null
  return (
    <p className="dates">
      {published && <time dateTime={published}>Published {formatDate(published, country)}</time>}{' '}
      {updated && <time dateTime={updated}>Last changed {formatDate(updated, country)}</time>}
    </p>
  )
}

function Next({ links }: { links: NonNullable<WordsMeta['next']> }) {
  const pageExists = usePageExists()
  const found = links.filter(({ href }) => pageExists(href))
  if (!found.length) return null
  return (
    <nav className="next" aria-labelledby="next">
      <h2 id="next">Where to go from here</h2>
      <ul>
        {found.map(({ label, href }) => (
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
