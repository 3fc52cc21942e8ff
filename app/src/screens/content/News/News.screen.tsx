import { PageHeader, Section } from '@shop/design-system'
import { articles } from '../../../content/articles.ts'
import type { Article } from '../../../content/copy.ts'
import { ArticleCards } from '../../../parts/content/ArticleCards.tsx'
import { PageTitle } from '../../../parts/page/PageTitle.tsx'
import { useHashTarget } from '../../../parts/page/use-hash-target.ts'

const title = 'News and blogs'
const lead = 'What is new, and how it all works, as we would tell you over a cup of tea.'

const ofKind = (kind: Article['kind']) => articles.filter((article) => article.kind === kind)

/** All articles: what happened, and what is worth knowing. */
export function News() {
  useHashTarget()
  return (
    <>
      <PageTitle title={title} description={lead} />
      <PageHeader title={title} lead={lead} />
      <Section id="news" title="News">
        <ArticleCards articles={ofKind('news')} />
      </Section>
      <Section id="blogs" title="Blogs">
        <ArticleCards articles={ofKind('blog')} isFirstLarge />
      </Section>
    </>
  )
}
