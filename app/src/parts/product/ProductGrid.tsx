import type { Product } from '@shop/contract/product'
import { AddToCart, chakra, ProductCard, ProductCardSkeleton, restsOffScreen, SimpleGrid } from '@shop/design-system'
import { paths } from '../../paths.ts'
import { ActionForm } from '../form/ActionForm.tsx'
import { useAddToCart } from '../cart/use-add-to-cart.ts'
import { kindOf, storeSpeciesOf } from './product-kind.ts'

const Place = chakra('li', { base: restsOffScreen('6rem') })

const columns = { base: 1, sm: 2, lg: 3, xl: 4 }

/** Products as cards, wherever the shop lists some: listing, search, breed, what a profile is made of. */
export function ProductGrid({ products, headingLevel = 2 }: { products: Product[]; headingLevel?: 2 | 3 }) {
  return (
    <SimpleGrid as="ul" columns={columns} gap={{ base: '2', sm: '4', md: '5' }} listStyleType="none">
      {products.map((product) => (
        <Place key={product.id}>
          <Item product={product} headingLevel={headingLevel} />
        </Place>
      ))}
    </SimpleGrid>
  )
}

function Item({ product, headingLevel }: { product: Product; headingLevel: 2 | 3 }) {
  const { add, state, values } = useAddToCart(product)
  return (
    <ProductCard
      href={paths.product(product)}
      eyebrow={kindOf(product)}
      name={product.name}
      sentence={product.plainSentence}
      summary={product.summary}
      priceLabel={product.price.label}
      wasLabel={product.regularPrice?.label}
      coat={product.coat}
      species={storeSpeciesOf(product)}
      headingLevel={headingLevel}
      action={
        <ActionForm call="addItem" values={{ ...values, quantity: 1 }} onSubmit={() => void add()}>
          <AddToCart name={product.name} state={state} />
        </ActionForm>
      }
    />
  )
}

/** `ProductGrid` while the products are on their way. */
export function ProductGridSkeleton({ cards = 8 }: { cards?: number }) {
  return (
    <SimpleGrid columns={columns} gap={{ base: '2', sm: '4', md: '5' }}>
      {Array.from({ length: cards }, (_, index) => (
        <ProductCardSkeleton key={index} />
      ))}
    </SimpleGrid>
  )
}
