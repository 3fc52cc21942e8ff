import { formatDate } from '@shop/contract/dates'
import { chakra, Illustration, PageHeader, Section, stretchedLink } from '@shop/design-system'
import { type Article, articles } from '../../../content/articles.ts'
import { useSettings } from '../../../data/settings.tsx'
import { PageTitle } from '../../../parts/page/PageTitle.tsx'
import { useHashTarget } from '../../../parts/page/use-hash-target.ts'
import { paths } from '../../../paths.ts'

const List = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', lg: 'repeat(2, minmax(0, 1fr))' },
    gap: { base: '4', md: '6' },
    listStyleType: 'none',
    '& li': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: { base: '1fr', sm: '13rem minmax(0, 1fr)' },
      bg: 'card',
      border: 'hairline',
      borderRadius: 'card',
      overflow: 'hidden',
      _hover: { '& a': { textDecoration: 'underline', textUnderlineOffset: '4px' } },
    },
    '& .picture': { display: 'grid', alignItems: 'center', bg: 'colorPalette.subtle', padding: '4' },
    '& .picture svg': { width: '44', marginInline: 'auto', '--s': 'colors.card' },
    '& .text': {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'center',
      gap: '2',
      padding: { base: '5', md: '6' },
    },
    '& time': { textStyle: 'small', color: 'ink2' },
    '& h3': { textStyle: 'h3', textWrap: 'balance' },
    '& p': { color: 'ink2', textWrap: 'pretty' },
    '& a': stretchedLink,
  },
})

const title = 'News and blogs'
const lead = 'What is new with us, and what we would tell you over a cup of tea if you asked how all this works.'

/** All articles: what happened, and what is worth knowing. */
export function News() {
  useHashTarget()
  return (
    <>
      <PageTitle title={title} description={lead} />
      <PageHeader title={title} lead={lead} />
      <Articles id="news" title="News" kind="news" />
      <Articles id="blogs" title="Blogs" kind="blog" />
    </>
  )
}

function Articles({ id, title: heading, kind }: { id: string; title: string; kind: Article['kind'] }) {
  const { country } = useSettings()
  return (
    <Section id={id} title={heading}>
      <List>
        {articles
          .filter((article) => article.kind === kind)
          .map(({ slug, title: name, lead: text, published, picture }) => (
            <li key={slug}>
              <div className="picture">
                <Illustration name={picture} />
              </div>
              <div className="text">
                <h3>
                  <a href={paths.article(slug)}>{name}</a>
                </h3>
                <p>{text}</p>
                <time dateTime={published}>{formatDate(published, country)}</time>
              </div>
            </li>
          ))}
      </List>
    </Section>
  )
}
