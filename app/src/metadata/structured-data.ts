import type { ProductDetail } from '@shop/contract/product'
import { brand } from '../brand.ts'
import { articles } from '../content/articles.ts'
import { readProduct } from '../data/product.ts'
import type { FoundRoute } from '../find-route.ts'
import { paths } from '../paths.ts'
import type { Crumb, RenderedCopy, Question } from './rendered-page.ts'

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

const breadcrumbs = (trail: readonly Crumb[], origin: string): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    ...(href && { item: origin + href }),
  })),
})

const product = ({ id, name, description, price, category }: ProductDetail, url: string, image: string): Thing => ({
  '@type': 'Product',
  name,
  description,
  sku: String(id),
  category: category.name,
  image,
  brand: { '@type': 'Brand', name: brand.name },
  offers: {
    '@type': 'Offer',
    url,
    price: price.amount.toFixed(2),
    priceCurrency: price.currency,
    availability: 'https://schema.org/InStock',
  },
})

const faqPage = (questions: readonly Question[]): Thing => ({
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

type Page = {
  found: FoundRoute
  copy: RenderedCopy
  /** The replies to the page's first calls, by their keys. */
  replies: Record<string, unknown>
  /** The site's own address, without a slash at its end. */
  origin: string
  /** The page's own address, and its preview picture's. */
  url: string
  image: string
}

/** What the page is, for machines: things of schema.org, made of what visitors see on it. */
export function structuredData({ found: { row, place }, copy, replies, origin, url, image }: Page): Thing[] {
  const shown = replies[readProduct(place.params.id ?? '').key] as ProductDetail | undefined
  return [
    ...(row.path === paths.home ? [organization(origin)] : []),
    ...(copy.trail.length > 1 ? [breadcrumbs(copy.trail, origin)] : []),
    ...(row.screen === 'shop/Product' && shown ? [product(shown, url, image)] : []),
    ...(row.path === paths.help && copy.questions.length ? [faqPage(copy.questions)] : []),
    ...article(row.copy?.file.replace('articles/', '') ?? '', url, image, origin),
  ]
}
