import { categories, productTypes } from '@shop/contract/constants'
import type { Product, ProductDetail } from '@shop/contract/product'
import { Callout, Card, chakra, Link, Section } from '@shop/design-system'
import { lazy, Suspense } from 'react'
import { useAudience } from '../../../layouts/audience.ts'
import { PageTitle } from '../../../parts/page/PageTitle.tsx'
import { AboutDisease } from '../../../parts/medicine/AboutDisease.tsx'
import { InheritanceSquare } from '../../../parts/product/InheritanceSquare.tsx'
import { FlagshipPart } from '../../../parts/flagship/FlagshipPart.tsx'
import { flagshipOf } from '../../../parts/flagship/flagship-of.ts'
import { storeSpeciesOf } from '../../../parts/product/product-kind.ts'
import { limitsOf } from '../../../parts/product/limits.ts'
import { NextSteps } from './NextSteps.tsx'
import { OwnersNote } from './OwnersNote.tsx'
import { ProductBreeds } from './ProductBreeds.tsx'
import { ProductContents } from './ProductContents.tsx'
import { ProductProfiles } from './ProductProfiles.tsx'
import { hasFacts, ProductFacts } from '../../../parts/product/ProductFacts.tsx'
import { productDescription } from '../../../parts/product/page-description.ts'
import { PublicPage } from '../../../parts/product/PublicPage.tsx'
import { RelatedTests } from '../../../parts/product/RelatedTests.tsx'
import { paths } from '../../../paths.ts'
import { ProductHero } from './ProductHero.tsx'
import { ProductTrail } from './ProductTrail.tsx'

/** Of flagships, and of what has reviews: most products are neither. */
const BuyAgain = lazy(async () => ({ default: (await import('./BuyAgain.tsx')).BuyAgain }))
const MembershipTerms = lazy(async () => ({ default: (await import('./MembershipTerms.tsx')).MembershipTerms }))
const ProductReviews = lazy(async () => ({ default: (await import('./ProductReviews.tsx')).ProductReviews }))

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.35fr) minmax(0, 1fr)' },
    gap: { base: '6', lg: '10' },
    alignItems: 'start',
    _print: {
      '&&': { gridTemplateColumns: 'minmax(0, 1.5fr) minmax(0, 1fr)', gap: '3' },
      '& *': { fontSize: '9pt', lineHeight: '1.35' },
      '& > div, & > div > *': { padding: '3' },
      '& > div:last-of-type': { padding: '0', gap: '2' },
      '& > div:last-of-type > *': { breakInside: 'avoid' },
      '& dl > div': { display: 'grid', gridTemplateColumns: '6rem minmax(0, 1fr)', paddingBlock: '1.5' },
      // Nobody can follow a link there, so its address is written out.
      '& a[href^="http"]::after': { content: '" (" attr(href) ")"', fontSize: '8pt', overflowWrap: 'anywhere' },
      '& a svg': { display: 'none' },
    },
  },
})

export type ProductPageProps = {
  /** As a list shows it. */
  product: Product
  /** Undefined while it is fetched. */
  detail: ProductDetail | undefined
}

/** What a list knew of the product is shown at once, in the elements that stay when the rest has come. */
export function ProductPage({ product, detail }: ProductPageProps) {
  const audience = useAudience()
  const isVet = audience === 'vet'
  return (
    <>
      <PageTitle title={product.name} description={detail && productDescription(detail)} />
      <ProductTrail product={product} />
      <OwnersNote product={product} />
      <ProductHero product={product} detail={detail} isVet={isVet} />
      {detail && <Sections product={detail} isVet={isVet} />}
      {detail && <PublicPage kind="products" name={product.name} />}
    </>
  )
}

function Sections({ product, isVet }: { product: ProductDetail; isVet: boolean }) {
  const limits = limitsOf(product)

  const honest = limits.length > 0 && (
    <Card tone="sand" size="sm">
      <chakra.h2 textStyle="h4">What it does not tell you</chakra.h2>
      {limits.map((limit) => (
        <chakra.p key={limit} marginBlockStart="2">
          {limit}
        </chakra.p>
      ))}
    </Card>
  )
  const facts = hasFacts(product) ? (
    <Section title="The facts" key="facts">
      <Columns>
        <ProductFacts product={product} />
        <chakra.div display="grid" gap="5">
          <InheritanceSquare product={product} />
          {product.caution && <Callout tone="caution">{product.caution}</Callout>}
          {honest}
        </chakra.div>
      </Columns>
    </Section>
  ) : (
    <chakra.div key="facts" maxWidth="prose">
      {honest}
    </chakra.div>
  )
  const description = (
    <Section title="What the laboratory reads" key="words">
      <chakra.p maxWidth="prose" fontSize="lg" color="ink2">
        {product.description}
      </chakra.p>
      <chakra.p marginBlockStart="4">
        <Link href={paths.factSheet(product)}>What each result means: the fact sheet</Link>
      </chakra.p>
    </Section>
  )
  const disease = <AboutDisease product={product} key="disease" />
  const next = <NextSteps product={product} key="next" />
  const contents = <ProductContents product={product} key="contents" />
  const profiles = <ProductProfiles product={product} key="profiles" />
  const reviews = product.rating && (
    <Suspense key="reviews">
      <ProductReviews productId={product.id} rating={product.rating} />
    </Suspense>
  )
  const breeds = <ProductBreeds product={product} isVet={isVet} key="breeds" />
  const related = <RelatedTests product={product} key="related" />
  const isTest = product.gene !== null
  const flagship = flagshipOf(product)
  if (flagship)
    return (
      <FlagshipPart name={flagship} species={storeSpeciesOf(product)} end={<BuyAgain product={product} />}>
        {product.contents.some(({ category }) => category.id !== categories.swab) && contents}
        {profiles}
        {facts}
        {breeds}
        {reviews}
      </FlagshipPart>
    )

  return (
    <>
      {product.typeId === productTypes.subscription && (
        <Suspense>
          <MembershipTerms />
        </Suspense>
      )}
      {isVet
        ? [facts, disease, contents, profiles, isTest && description, breeds, reviews, related, next]
        : [profiles, next, disease, contents, isTest && description, facts, breeds, reviews, related]}
    </>
  )
}
