import { formatDate } from '@shop/contract/dates'
import { Breadcrumbs, chakra, Illustration, Link, PageHeader } from '@shop/design-system'
import type { Words, WordsMeta } from '../../../content/words.ts'
import { useSettings } from '../../../data/settings.tsx'
import { usePageExists } from '../../../layouts/page-exists.ts'
import { PageTitle } from '../../../parts/PageTitle.tsx'
import { useHashTarget } from '../../../parts/use-hash-target.ts'
import { pageStyles } from './Page.recipe.ts'
import { wordsComponents } from './words-components.tsx'

const Base = chakra('article', pageStyles)

/** A page that is words: what its file says, in one readable column, and where to go from there. */
export function Page({ words: { meta, default: Content } }: { words: Words }) {
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
        aside={
          picture && (
            <div className="picture">
              <Illustration name={picture} />
            </div>
          )
        }
      />
      <div className="columns">
        <div className="words">
          <Content components={wordsComponents} />
          <Dates {...meta} />
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
