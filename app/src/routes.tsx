import { breedSearch, readBreed, readBreeds } from './data/breed.ts'
import { pageIn, readBreedProducts, readProduct, readProducts, searchQuery } from './data/product.ts'
import { audienceOf } from './layouts/audience.ts'
import { paths } from './paths.ts'
import { redirect, type RouteRow, route } from './route.ts'
import { doorOf, landingReads } from './screens/home/Landing/landing.ts'
import { breedQueryOf } from './screens/shop/Breeds/query.ts'
import { listings, productQueryOf } from './screens/shop/Products/listing.ts'

/** The whole site, on one page. */
export const routes: RouteRow[] = [
  ...[paths.home, paths.breeder, paths.owner, paths.vet].map((path) =>
    route(path, 'home/Landing', () => import('./screens/home/Landing/Landing.tsx').then((module) => module.Landing), {
      calls: ({ settings }) => landingReads(doorOf(path, settings.user)),
    }),
  ),
  redirect(paths.store, paths.checkout),
  ...listings.map((listing) =>
    route(
      listing.path,
      'shop/Products',
      () => import('./screens/shop/Products/Products.tsx').then((module) => module.Products),
      {
        calls: ({ query }) => [readProducts(productQueryOf(listing, query))],
      },
    ),
  ),
  route(
    '/store/:name/p/:id',
    'shop/Product',
    () => import('./screens/shop/Product/Product.tsx').then((module) => module.Product),
    {
      calls: ({ params }) => [readProduct(params.id ?? '')],
    },
  ),
  ...(['dog', 'cat'] as const).flatMap((species) => [
    route(
      paths.breeds(species),
      'shop/Breeds',
      () => import('./screens/shop/Breeds/Breeds.tsx').then((module) => module.Breeds),
      {
        calls: ({ query }) => [readBreeds(breedQueryOf(species, query))],
      },
    ),
    route(
      `${paths.breeds(species)}/:name/:id`,
      'shop/Breed',
      () => import('./screens/shop/Breed/Breed.tsx').then((module) => module.Breed),
      {
        calls: ({ params }) => [readBreed(params.id ?? ''), readBreedProducts(params.id ?? '')],
      },
    ),
  ]),
  route(
    paths.search(),
    'shop/Search',
    () => import('./screens/shop/Search/Search.tsx').then((module) => module.Search),
    {
      calls: ({ query, settings }) => {
        const text = query.get('q')?.trim()
        if (!text) return []
        return [
          readProducts(searchQuery(text, audienceOf(settings, paths.search()) === 'vet', pageIn(query))),
          readBreeds(breedSearch(text)),
        ]
      },
    },
  ),
  route(paths.login, 'account/Login', () => import('./screens/account/Login/Login.tsx').then((module) => module.Login)),
  route(paths.cart, 'shop/Cart', () => import('./screens/shop/Cart/Cart.tsx').then((module) => module.Cart)),
  // Shells: the cart's id is in the browser's storage, so the server has nothing to fetch.
  route(
    paths.checkout,
    'checkout/Checkout',
    () => import('./screens/checkout/Checkout/Checkout.tsx').then((module) => module.Checkout),
    { frame: 'simple' },
  ),
  route(
    paths.checkoutComplete(),
    'checkout/CheckoutComplete',
    () => import('./screens/checkout/CheckoutComplete/CheckoutComplete.tsx').then((module) => module.CheckoutComplete),
    { frame: 'simple' },
  ),
]
