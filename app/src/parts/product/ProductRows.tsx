import type { Product } from '@shop/contract/product'
import { chakra, Coat, IconButton, Price, stretchedLink } from '@shop/design-system'
import { Check, Plus } from 'lucide-react'
import { paths } from '../../paths.ts'
import { ActionForm } from '../form/ActionForm.tsx'
import { type UpgradeOf, useAddToCart } from '../cart/use-add-to-cart.ts'

/** One styled element for the whole list: a breed's page shows forty of these rows. */
const List = chakra('ul', {
  base: {
    listStyleType: 'none',
    bg: 'card',
    border: 'hairline',
    borderRadius: 'card',
    overflow: 'hidden',
    '& > li': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'auto 1fr auto',
      alignItems: 'center',
      columnGap: { base: '3', md: '4' },
      paddingBlock: { base: '2', md: '3' },
      paddingInline: { base: '3', md: '5' },
    },
    '&[data-adding] > li': { gridTemplateColumns: { base: 'auto 1fr auto', md: 'auto 1fr auto auto' } },
    '& > li + li': { borderTop: 'hairline' },
    '& > li:has(a:hover)': { bg: 'paper' },
    '& .row-coat': { boxSize: '12', borderRadius: 'control', overflow: 'hidden' },
    '& .row-copy': { minWidth: '0', overflowWrap: 'anywhere', lineHeight: 'snug' },
    '& .row-name': { fontWeight: 'semibold' },
    '& a.row-name': stretchedLink,
    '& a.row-name:hover': { color: 'colorPalette.emphasized' },
    // A phone's row is the name and what it tells; the gene is on the product's page.
    '& .row-sentence': {
      display: 'block',
      marginBlockStart: '0.5',
      fontSize: { base: 'sm', md: 'md' },
      lineClamp: { base: 2, md: 9 },
    },
    '& .row-summary': { display: 'block', marginBlockStart: '0.5', fontSize: 'sm', color: 'ink2', hideBelow: 'md' },
    '& .row-price': { fontVariantNumeric: 'tabular-nums', fontWeight: 'semibold', textAlign: 'end' },
    '& .row-add': { position: 'relative', zIndex: 1 },
    // On a phone the price is below the button.
    '&[data-adding] .row-copy': { gridRow: { base: '1 / span 2', md: 'auto' } },
    '&[data-adding] .row-coat': { gridRow: { base: '1 / span 2', md: 'auto' } },
    '&[data-adding] .row-price': {
      gridColumn: { base: '3', md: 'auto' },
      gridRow: { base: '2', md: 'auto' },
      fontSize: { base: 'sm', md: 'md' },
    },
    '&[data-adding] .row-add': {
      gridColumn: { base: '3', md: 'auto' },
      gridRow: { base: '1', md: 'auto' },
      justifySelf: 'end',
    },
  },
})

type ProductRowsProps = {
  products: Product[]
  /** Each row can be put into the cart; without it the list shows what something is made of. */
  isAdding?: boolean
  /** The sample that these are upgrades of. */
  upgradeOf?: UpgradeOf
  /** The breed that they are chosen for. */
  breedId?: number
}

/** Products as slim rows: the coat, what it is, what it costs. For lists that are read and not browsed. */
export function ProductRows({ products, isAdding = false, upgradeOf, breedId }: ProductRowsProps) {
  return (
    <List data-adding={isAdding || undefined}>
      {products.map((product) => (
        <li key={product.id}>
          <div className="row-coat">
            <Coat {...product.coat} ratio={1} />
          </div>
          <div className="row-copy">
            {product.isUpgrade ? (
              <span className="row-name">{product.name}</span>
            ) : (
              <a className="row-name" href={paths.product(product)}>
                {product.name}
              </a>
            )}
            <span className="row-sentence">{product.plainSentence}</span>
            {product.summary !== product.plainSentence && <span className="row-summary">{product.summary}</span>}
          </div>
          <span className="row-price">
            {product.regularPrice ? (
              <Price label={product.price.label} was={product.regularPrice.label} size="sm" />
            ) : (
              product.price.label
            )}
          </span>
          {isAdding && <Add product={product} upgradeOf={breedId ? { breedId } : upgradeOf} />}
        </li>
      ))}
    </List>
  )
}

function Add({ product, upgradeOf }: { product: Product; upgradeOf: UpgradeOf | undefined }) {
  const { add, state, values } = useAddToCart(product, upgradeOf)
  return (
    <ActionForm className="row-add" call="addItem" values={{ ...values, quantity: 1 }} onSubmit={() => void add()}>
      <IconButton
        type="submit"
        variant={state === 'added' ? 'solid' : 'soft'}
        label={state === 'added' ? `${product.name} added to cart` : `Add ${product.name} to cart`}
        icon={state === 'added' ? <Check aria-hidden /> : <Plus aria-hidden />}
        isBusy={state === 'busy'}
      />
    </ActionForm>
  )
}
