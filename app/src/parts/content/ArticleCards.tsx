import { formatDate } from '@shop/contract/dates'
import { chakra, Coat, stretchedLink } from '@shop/design-system'
import { minutesToRead } from '../../content/articles.ts'
import type { Article } from '../../content/copy.ts'
import { useSettings } from '../../data/settings.tsx'
import { paths } from '../../paths.ts'

const List = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
    gap: { base: '4', md: '6' },
    listStyleType: 'none',
    '& li': {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      bg: 'card',
      border: 'hairline',
      borderRadius: 'card',
      overflow: 'hidden',
      _hover: { '& a': { textDecoration: 'underline', textUnderlineOffset: '4px' } },
    },
    '& .article-coat': { height: { base: '32', md: '40' }, bg: 'sand' },
    '& .article-text': {
      display: 'flex',
      flexDirection: 'column',
      flexGrow: 1,
      gap: '2',
      padding: { base: '5', md: '6' },
    },
    '& .article-facts': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '4',
      marginBlockStart: 'auto',
      paddingBlockStart: '2',
      textStyle: 'small',
      color: 'ink2',
    },
    '& .article-name': { textStyle: 'h3', textWrap: 'balance' },
    '& .article-text > p': { color: 'ink2', textWrap: 'pretty' },
    '& a': stretchedLink,
  },
  variants: {
    isFirstLarge: {
      true: {
        // The newest is the width of the page.
        '& li:first-of-type': {
          gridColumn: '1 / -1',
          display: 'grid',
          gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1.2fr) minmax(0, 1fr)' },
        },
        '& li:first-of-type .article-coat': { height: { base: '40', md: 'full' }, minHeight: { md: '20rem' } },
        '& li:first-of-type .article-text': { justifyContent: 'center', padding: { base: '5', md: '10' } },
        '& li:first-of-type .article-name': { textStyle: 'h2' },
        '& li:first-of-type .article-facts': { marginBlockStart: '0' },
      },
    },
  },
})

type ArticleCardsProps = { articles: Article[]; isFirstLarge?: boolean }

/** Articles with their pictures, when they came out, and how long they take. */
export function ArticleCards({ articles, isFirstLarge }: ArticleCardsProps) {
  const { country } = useSettings()
  return (
    <List isFirstLarge={isFirstLarge}>
      {articles.map((article, index) => (
        <li key={article.slug}>
          <div className="article-coat">
            <Coat {...article.coat} ratio={isFirstLarge && index === 0 ? 1.9 : 2.2} />
          </div>
          <div className="article-text">
            <h3 className="article-name">
              <a href={paths.article(article.slug)}>{article.title}</a>
            </h3>
            <p>{article.lead}</p>
            <div className="article-facts">
              <time dateTime={article.published}>{formatDate(article.published, country)}</time>
              <span>{minutesToRead(article)}</span>
            </div>
          </div>
        </li>
      ))}
    </List>
  )
}
