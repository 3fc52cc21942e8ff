import { words } from './content/words.ts'
import { readAddresses } from './data/address.ts'
import { breedSearch, readBreed, readBreeds } from './data/breed.ts'
import { readAccounts, readAudit } from './data/admin.ts'
import { readLoyalty } from './data/loyalty.ts'
import { readOrders, readRecentOrders } from './data/order.ts'
import { pageIn, readBreedProducts, readProduct, readProducts, searchQuery } from './data/product.ts'
import { readSessions } from './data/session.ts'
import { readTwoFactor } from './data/two-factor.ts'
import { readMe } from './data/user.ts'
import { audienceOf } from './layouts/audience.ts'
import { paths } from './paths.ts'
import { redirect, type RouteRow, route, wordsRoute } from './route.ts'
import { entranceAt, landingPaths, landingReads } from './screens/home/Landing/landing.ts'
import { breedQueryOf } from './screens/shop/Breeds/query.ts'
import { isOffered, listings, productQueryOf } from './screens/shop/Products/listing.ts'

/** The whole site, on one page. */
export const routes: RouteRow[] = [
  ...landingPaths.map((path) =>
    route(path, 'home/Landing', () => import('./screens/home/Landing/Landing.tsx').then((module) => module.Landing), {
      calls: ({ settings }) => landingReads(entranceAt(path, settings.user)),
    }),
  ),
  redirect(paths.store, paths.checkout),
  ...listings.map((listing) =>
    route(
      listing.path,
      'shop/Products',
      () => import('./screens/shop/Products/Products.tsx').then((module) => module.Products),
      {
        calls: ({ query, settings }) =>
          isOffered(listing, settings) ? [readProducts(productQueryOf(listing, query))] : [],
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
  route(paths.register, 'account/Register', () =>
    import('./screens/account/Register/Register.tsx').then((module) => module.Register),
  ),
  ...(['breeder', 'owner', 'vet'] as const).map((type) =>
    route(paths.registerAs(type), 'account/RegisterAs', () =>
      import('./screens/account/RegisterAs/RegisterAs.tsx').then((module) => module.RegisterAs),
    ),
  ),
  route(paths.registerConfirm, 'account/RegisterConfirm', () =>
    import('./screens/account/RegisterConfirm/RegisterConfirm.tsx').then((module) => module.RegisterConfirm),
  ),
  route(paths.forgotPassword, 'account/ForgotPassword', () =>
    import('./screens/account/ForgotPassword/ForgotPassword.tsx').then((module) => module.ForgotPassword),
  ),
  route(paths.resetPassword, 'account/ResetPassword', () =>
    import('./screens/account/ResetPassword/ResetPassword.tsx').then((module) => module.ResetPassword),
  ),
  route(paths.unsubscribe, 'account/Unsubscribe', () =>
    import('./screens/account/Unsubscribe/Unsubscribe.tsx').then((module) => module.Unsubscribe),
  ),
  route(paths.cart, 'shop/Cart', () => import('./screens/shop/Cart/Cart.tsx').then((module) => module.Cart)),
  route(paths.my, 'account/My', () => import('./screens/account/My/My.tsx').then((module) => module.My), {
    who: 'user',
    calls: () => [readLoyalty(), readRecentOrders(), readOrders('pending')],
  }),
  route(
    paths.adminUsers,
    'admin/Users',
    () => import('./screens/admin/Users/Users.tsx').then((module) => module.Users),
    {
      who: ['admin'],
      calls: ({ query }) => [readAccounts(query.get('search')?.trim() ?? '', pageIn(query))],
    },
  ),
  route(paths.audit, 'admin/Audit', () => import('./screens/admin/Audit/Audit.tsx').then((module) => module.Audit), {
    who: ['admin'],
    calls: ({ query }) => [readAudit(pageIn(query))],
  }),
  ...[paths.orders, paths.pendingOrders].map((path) =>
    route(path, 'account/Orders', () => import('./screens/account/Orders/Orders.tsx').then((module) => module.Orders), {
      who: 'user',
      calls: ({ query }) => [
        readOrders(
          path === paths.pendingOrders ? 'pending' : query.get('paid') === 'true' ? 'paid' : 'all',
          pageIn(query),
        ),
      ],
    }),
  ),
  route(
    paths.myProfile,
    'account/MyProfile',
    () => import('./screens/account/MyProfile/MyProfile.tsx').then((module) => module.MyProfile),
    {
      who: 'user',
      calls: ({ settings }) => [
        readMe(),
        readAddresses(),
        ...(settings.user?.viewedBy ? [] : [readTwoFactor(), readSessions()]),
      ],
    },
  ),
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
  route(paths.news, 'content/News', () => import('./screens/content/News/News.tsx').then((module) => module.News)),
  ...words.map((file) =>
    wordsRoute(file, 'content/Page', () => import('./screens/content/Page/Page.tsx').then((module) => module.Page)),
  ),
]
