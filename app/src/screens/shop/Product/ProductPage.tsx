import { productTypes } from '@shop/contract/constants'
import type { ProductDetail } from '@shop/contract/product'
import { Callout, Card, chakra, Coat, Illustration, Section } from '@shop/design-system'
import { useAudience } from '../../../layouts/audience.ts'
import { PageTitle } from '../../../parts/page/PageTitle.tsx'
import { kindOf, storeSpeciesOf } from '../../../parts/product/product-kind.ts'
import { BuyBox } from './BuyBox.tsx'
import { AboutDisease } from '../../../parts/medicine/AboutDisease.tsx'
import { InheritanceSquare } from '../../../parts/product/InheritanceSquare.tsx'
import { MembershipBox } from './MembershipBox.tsx'
import { MembershipTerms } from './MembershipTerms.tsx'
import { limitsOf } from '../../../parts/product/limits.ts'
import { NextSteps } from './NextSteps.tsx'
import { ProductBreeds } from './ProductBreeds.tsx'
import { ProductContents } from './ProductContents.tsx'
import { hasFacts, ProductFacts } from '../../../parts/product/ProductFacts.tsx'
import { ProductTrail } from './ProductTrail.tsx'

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
    '& .hero-lead': { marginBlockStart: '4', maxWidth: 'prose', fontSize: 'lg', color: 'ink2', textWrap: 'pretty' },
  },
})

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

const kindCopy = { dog: 'for dogs', cat: 'for cats' } as const

export function ProductPage({ product }: { product: ProductDetail }) {
  const audience = useAudience()
  const isVet = audience === 'vet'
  // The list says in a sentence what the test tells its owner; its genes come with the facts.
  const isPlain = audience === 'owner' && product.gene !== null
  const species = storeSpeciesOf(product)
  const limits = limitsOf(product)
  const isMembership = product.typeId === productTypes.subscription

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
    <Section title={isPlain ? 'What the laboratory reads' : 'In plain words'} key="words">
      <chakra.p maxWidth="prose" fontSize="lg" color="ink2">
        {product.description}
      </chakra.p>
    </Section>
  )
  const disease = <AboutDisease product={product} key="disease" />
  const next = <NextSteps product={product} key="next" />
  const contents = <ProductContents product={product} key="contents" />
  const breeds = <ProductBreeds product={product} isVet={isVet} key="breeds" />

  return (
    <>
      <PageTitle title={product.name} description={`${product.summary}. ${product.description}`.slice(0, 300)} />
      <ProductTrail product={product} />
      <Hero>
        <div className="hero-picture">
          {isKit(product) ? (
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
          <p className="hero-lead">{isVet || isPlain ? `${product.summary}.` : product.description}</p>
          {isMembership ? <MembershipBox product={product} /> : <BuyBox product={product} />}
        </div>
      </Hero>
      {isMembership && <MembershipTerms />}
      {isVet
        ? [facts, disease, contents, description, breeds, next]
        : [next, disease, contents, isPlain && description, facts, breeds]}
    </>
  )
}

/** The catalogue's own number for packs of kits. */
const multiPackCategoryId = 21

const isKit = ({ typeId }: ProductDetail) => typeId === productTypes.shippable
