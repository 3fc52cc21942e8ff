import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Coat, type CoatProps } from '../Coat/Coat.tsx'
import { Price } from '../Price/Price.tsx'
import { productCardRecipe } from './ProductCard.recipe.ts'

const Base = chakra('article', productCardRecipe)

const speciesWords = { dog: 'for dogs', cat: 'for cats' } as const

export type ProductCardProps = {
  /** The product’s page; the whole card leads there. */
  href: string
  /** Of the product, in full. */
  name: string
  /** What kind of test, e.g. `Disease`. */
  eyebrow: string
  /** Dog or cat, where a list has both. */
  species?: keyof typeof speciesWords
  /** What it tells, in plain words. */
  sentence?: string
  /** The gene and how it is inherited, below the sentence; a phone's row leaves it to the product's page. */
  summary?: string
  /** The price as it is read, e.g. `$58.00`. */
  priceLabel?: string
  /** What others pay, struck through. */
  wasLabel?: string
  /** Its picture: the pattern that the test is about. */
  coat: Pick<CoatProps, 'pattern' | 'colours' | 'seed' | 'animal'>
  /** A form with an `AddToCart` button, or a badge. */
  action?: ReactNode
  /** Of the heading, so that the page has no gap in its levels. */
  headingLevel?: 2 | 3 | 4
}

/** A product in a list: a card, and on a phone a row. Its name's link covers it; the action is above it. */
export function ProductCard({
  href,
  name,
  eyebrow,
  species,
  sentence,
  summary,
  priceLabel,
  wasLabel,
  coat,
  action,
  headingLevel = 3,
}: ProductCardProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <Base>
      <div className="product-card-coat">
        <Coat {...coat} />
      </div>
      <div className="product-card-copy">
        <p className="product-card-eyebrow">
          {eyebrow}
          {species && ` ${speciesWords[species]}`}
        </p>
        <Heading className="product-card-name">
          <a href={href}>{name}</a>
        </Heading>
        {sentence && <p className="product-card-sentence">{sentence}</p>}
        {summary && summary !== sentence && <p className="product-card-summary">{summary}</p>}
        <div className="product-card-foot">
          {priceLabel &&
            (wasLabel ? (
              <Price label={priceLabel} was={wasLabel} size="sm" />
            ) : (
              <span className="product-card-price">{priceLabel}</span>
            ))}
          {action && <div className="product-card-action">{action}</div>}
        </div>
      </div>
    </Base>
  )
}
