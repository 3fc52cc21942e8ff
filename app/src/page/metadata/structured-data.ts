import type { OpenData } from '@shop/contract/open-data'
import type { ProductDetail } from '@shop/contract/product'
import type { PageMetadata } from '@shop/design-system'
import { brand } from '../../brand.ts'
import { articles } from '../../content/articles.ts'
import { openDataCopy } from '../../content/open-data.ts'
import { openDataFile, readOpenData } from '../../data/open-data.ts'
import { readProduct } from '../../data/product.ts'
import type { FoundRoute } from '../find-route.ts'
import { paths } from '../../paths.ts'

/** A schema.org thing, as Google's documentation of structured data has it. */
type Thing = { '@type': string; [property: string]: unknown }

const organization = (origin: string): Thing => ({
  '@type': 'Organization',
  name: brand.name,
  url: origin,
  logo: `${origin}/favicon.svg`,
  email: brand.email,
  telephone: brand.phone,
  sameAs: brand.social.map(({ url }) => url),
})

const breadcrumbs = (trail: PageMetadata['trail'], origin: string): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    ...(href && { item: origin + href }),
  })),
})

const product = (
  { id, name, description, price, category, rating }: ProductDetail,
  url: string,
  image: string,
): Thing => ({
  '@type': 'Product',
  name,
  description,
  sku: String(id),
  category: category.name,
  image,
  ...(rating && {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.average, reviewCount: rating.count },
  }),
  brand: { '@type': 'Brand', name: brand.name },
  offers: {
    '@type': 'Offer',
    url,
    price: price.amount.toFixed(2),
    priceCurrency: price.currency,
    availability: 'https://schema.org/InStock',
  },
})

const faqPage = (questions: PageMetadata['questions']): Thing => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

const article = (slug: string, url: string, image: string, origin: string): Thing[] => {
  const found = articles.find((one) => one.slug === slug)
  if (!found) return []
  const { title, description, published } = found
  const publisher = organization(origin)
  return [
    {
      '@type': 'Article',
      headline: title,
      description,
      datePublished: published,
      url,
      image,
      author: publisher,
      publisher,
    },
  ]
}

/** The catalogue's tables, for those who search data sets. */
const dataset = ({ release, tables, attributions }: OpenData, url: string, origin: string): Thing => ({
  '@type': 'Dataset',
  name: openDataCopy.title,
  description: openDataCopy.description,
  url,
  version: release.name,
  datePublished: release.publishedAt,
  isAccessibleForFree: true,
  creator: organization(origin),
  license: `${url}#licences`,
  isBasedOn: attributions.flatMap(({ url: source }) => source ?? []),
  distribution: tables.flatMap(({ name }) =>
    Object.entries({ csv: 'text/csv', json: 'application/json' }).map(([ending, encodingFormat]) => ({
      '@type': 'DataDownload',
      name: `${name}.${ending}`,
      encodingFormat,
      contentUrl: origin + openDataFile(release.name, `${name}.${ending}`),
    })),
  ),
})

type Page = {
  found: FoundRoute
  metadata: PageMetadata
  /** The replies to the page's first calls, by their keys. */
  replies: Record<string, unknown>
  /** The site's own address, without a slash at its end. */
  origin: string
  /** The page's own address, and its preview picture's. */
  url: string
  image: string
}

/** What the page is, for machines: things of schema.org, made of what visitors see on it. */
export function structuredData({ found: { row, place }, metadata, replies, origin, url, image }: Page): Thing[] {
  const shown = replies[readProduct(place.params.id ?? '').key] as ProductDetail | undefined
  const openData = replies[readOpenData().key] as OpenData | undefined
  return [
    ...(row.path === paths.home ? [organization(origin)] : []),
    ...(metadata.trail.length > 1 ? [breadcrumbs(metadata.trail, origin)] : []),
    ...(row.screen === 'shop/Product' && shown ? [product(shown, url, image)] : []),
    ...(openData ? [dataset(openData, url, origin)] : []),
    ...(row.path === paths.help ? [faqPage(metadata.questions)] : []),
    ...article(row.copy?.file.replace('articles/', '') ?? '', url, image, origin),
  ]
}
