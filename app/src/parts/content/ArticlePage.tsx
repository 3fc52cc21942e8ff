import { formatDate } from '@shop/contract/dates'
import { Breadcrumbs, chakra, Coat, Section, stretchedLink } from '@shop/design-system'
import { brand } from '../../brand.ts'
import { minutesToRead, readNext } from '../../content/articles.ts'
import type { Article, Copy } from '../../content/copy.ts'
import { useArticleTests } from '../../data/product.ts'
import { useSettings } from '../../data/settings.tsx'
import { paths } from '../../paths.ts'
import { PageTitle } from '../page/PageTitle.tsx'
import { useHashTarget } from '../page/use-hash-target.ts'
import { ArticleCards } from './ArticleCards.tsx'
import { articleStyles } from './ArticlePage.recipe.ts'
import { copyComponents } from './copy-components.tsx'

const Base = chakra('article', articleStyles)
const TestLink = chakra('a', { base: stretchedLink })

/** An article: who wrote it and when, its picture, its text, the tests it speaks of, and what to read next. */
export function ArticlePage({ copy: { meta, default: Content }, article }: { copy: Copy; article: Article }) {
  useHashTarget()
  const { title, description, eyebrow, lead, trail = [] } = meta
  return (
    <>
      <Base>
        <PageTitle title={title} description={description} />
        <header className="article-head">
          <div className="article-trail">
            <Breadcrumbs trail={trail} current={title} />
          </div>
          <div>
            <p className="article-eyebrow">{eyebrow}</p>
            <h1>{title}</h1>
            <p className="article-lead">{lead}</p>
            <Byline article={article} />
          </div>
          <div className="article-picture">
            <Coat {...article.coat} ratio={1.35} />
          </div>
        </header>
        <div className="article-body">
          <div className="copy">
            <Content components={copyComponents} />
          </div>
          {article.tests && <Tests search={article.tests} />}
        </div>
      </Base>
      <Section title="Read next">
        <ArticleCards articles={readNext(article)} />
      </Section>
    </>
  )
}

function Byline({ article }: { article: Article }) {
  const { country } = useSettings()
  const { published } = article
  return (
    <p className="byline">
      <strong>{brand.author}</strong>
      {brand.reviewer && <span>Checked by {brand.reviewer}</span>}
      <time dateTime={published}>Published {formatDate(published, country)}</time>
      <span>{minutesToRead(article)}</span>
    </p>
  )
}

/** What the shop sells of what the article speaks of; nothing where it sells none any more. */
function Tests({ search }: { search: string }) {
  const tests = useArticleTests(search)
  if (!tests.length) return null
  return (
    <aside className="article-tests" aria-labelledby="tests">
      <h2 id="tests">{tests.length === 1 ? 'The test' : 'The tests'}</h2>
      <ul>
        {tests.map(({ id, name, species, plainSentence, price, coat }) => (
          <li key={id} className="article-test">
            <div className="coat">
              <Coat {...coat} ratio={1} />
            </div>
            <div>
              <h3>
                <TestLink href={paths.product({ id, name, species })}>{name}</TestLink>
              </h3>
              <p>{plainSentence}</p>
              <p>
                <strong>{price.label}</strong>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </aside>
  )
}
