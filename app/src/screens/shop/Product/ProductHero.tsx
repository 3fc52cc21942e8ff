import { productTypes } from '@shop/contract/constants'
import type { Product, ProductDetail } from '@shop/contract/product'
import { chakra, Coat, Illustration, Price, Skeleton, SkeletonGroup } from '@shop/design-system'
import { lazy, Suspense } from 'react'
import { kindOf, storeSpeciesOf } from '../../../parts/product/product-kind.ts'
import { BuyBox } from './BuyBox.tsx'
import { RatingLink } from './RatingLink.tsx'

/** Of one product. */
const MembershipBox = lazy(async () => ({ default: (await import('./MembershipBox.tsx')).MembershipBox }))

const Hero = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', lg: '1fr 1.1fr' },
    columnGap: '14',
    rowGap: '6',
    alignItems: 'start',
    marginBlockStart: { base: '4', md: '6' },
    marginBlockEnd: { base: '4', md: '8' },
    _print: {
      '&&': { display: 'block', marginBlock: '0' },
      '& .hero-picture': { display: 'none' },
      '& .hero-lead': { fontSize: 'sm', maxWidth: 'none', marginBlockStart: '2' },
    },
    '& .hero-picture': {
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      aspectRatio: { base: '16 / 10', lg: '5 / 4' },
      borderRadius: 'card',
      overflow: 'hidden',
      bg: 'card',
      border: 'hairline',
    },
    '& .hero-kit': { width: '60%', '& svg': { maxWidth: 'none' } },
    '& .hero-gene': {
      position: 'absolute',
      insetInlineStart: '4',
      insetBlockEnd: '4',
      maxWidth: 'calc(100% - 2rem)',
      paddingInline: '4',
      paddingBlock: '1.5',
      borderRadius: 'pill',
      bg: 'card',
      textStyle: 'mono',
      overflowWrap: 'anywhere',
    },
    '& .hero-eyebrow': { textStyle: 'eyebrow', color: 'colorPalette.fg' },
    '& h1': { marginBlockStart: '2', textStyle: 'h1', overflowWrap: 'break-word', textWrap: 'balance' },
    '& .hero-lead': { marginBlockStart: '4', maxWidth: 'prose', textStyle: 'lead', textWrap: 'pretty' },
    '& .hero-facts': { marginBlockStart: '2', maxWidth: 'prose', color: 'ink2', textWrap: 'pretty' },
  },
})

const kindCopy = { dog: 'for dogs', cat: 'for cats' } as const

/** What it tells, and below that a test's facts, which a vet reads first; of what is no test its description. */
function leadsOf({ plainSentence, summary, gene }: Product, detail: ProductDetail | undefined, isVet: boolean) {
  if (gene === null) return { first: plainSentence, second: detail?.description }
  return isVet ? { first: summary, second: `${plainSentence}.` } : { first: plainSentence, second: summary }
}

/** The catalogue's own number for packs of kits. */
const multiPackCategoryId = 21

export type ProductHeroProps = {
  product: Product
  /** Undefined while it is fetched. */
  detail: ProductDetail | undefined
  isVet: boolean
}

/** A product's picture, name, what it tells and its price, and the way into the cart. */
export function ProductHero({ product, detail, isVet }: ProductHeroProps) {
  const { first, second } = leadsOf(product, detail, isVet)
  const species = storeSpeciesOf(product)
  return (
    <Hero>
      <div className="hero-picture">
        {product.typeId === productTypes.shippable ? (
          <span className="hero-kit">
            <Illustration name={product.category.id === multiPackCategoryId ? 'multi-pack' : 'kit'} />
          </span>
        ) : (
          <Coat {...product.coat} ratio={1.25} />
        )}
        {product.gene && <span className="hero-gene">{product.gene}</span>}
      </div>
      <div>
        <p className="hero-eyebrow">{[kindOf(product), species && kindCopy[species]].filter(Boolean).join(' ')}</p>
        <h1>{product.name}</h1>
        {detail?.rating && <RatingLink rating={detail.rating} />}
        <p className="hero-lead">{first}.</p>
        {second && second !== first && <p className="hero-facts">{second}</p>}
        {detail ? <Offer product={detail} /> : <OfferLoading product={product} />}
      </div>
    </Hero>
  )
}

const Offer = ({ product }: { product: ProductDetail }) =>
  product.typeId === productTypes.subscription ? (
    <Suspense fallback={<OfferLoading product={product} />}>
      <MembershipBox product={product} />
    </Suspense>
  ) : (
    <BuyBox product={product} />
  )

const OfferLoading = ({ product }: { product: Product }) => (
  <SkeletonGroup label="Fetching the test">
    <chakra.div marginBlockStart={{ base: '5', md: '7' }} maxWidth="prose">
      <Price label={product.price.label} was={product.regularPrice?.label} size="lg" />
      <Skeleton shape="box" height="12" marginBlockStart="4" />
    </chakra.div>
  </SkeletonGroup>
)
