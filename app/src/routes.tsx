import { readProducts } from './data/product.ts'
import { type RouteRow, route } from './route.ts'
import { listings, productQueryOf } from './screens/shop/Products/listing.ts'

/** The whole site, on one page. */
export const routes: RouteRow[] = [
  ...listings.map((listing) =>
    route(listing.path, () => import('./screens/shop/Products/Products.tsx').then((module) => module.Products), {
      calls: ({ query }) => [readProducts(productQueryOf(listing, query))],
    }),
  ),
]
