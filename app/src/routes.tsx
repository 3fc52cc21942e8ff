import { regionalRedirects } from '@shop/contract/constants'
import { brand } from './brand.ts'
import { words } from './content/words.ts'
import { activationSteps, paths } from './paths.ts'
import { redirect, type RouteRow, route, wordsRoute } from './route.ts'
import { landingPaths } from './screens/home/Landing/landing.ts'
import { builderPath } from './screens/shop/BuildProfile/address.ts'
import { listings } from './screens/shop/Products/listing.ts'

/** The whole site, on one page. What each page reads first is in first-calls.ts. */
export const routes: RouteRow[] = [
  ...landingPaths.map((path) =>
    route(path, 'home/Landing', () => import('./screens/home/Landing/Landing.tsx').then((module) => module.Landing), {
      isStill: true,
    }),
  ),
  redirect(paths.store, paths.checkout),
  ...regionalRedirects.map((code) => redirect(`/${code}`, brand.siteOf(code))),
  ...listings.map((listing) =>
    route(
      listing.path,
      'shop/Products',
      () => import('./screens/shop/Products/Products.tsx').then((module) => module.Products),
      { isStill: true },
    ),
  ),
  route('/store/:name/p/:id', 'shop/Product', () =>
    import('./screens/shop/Product/Product.tsx').then((module) => module.Product),
  ),
  ...(['dog', 'cat'] as const).flatMap((species) => [
    route(builderPath(species), 'shop/BuildProfile', () =>
      import('./screens/shop/BuildProfile/BuildProfile.tsx').then((module) => module.BuildProfile),
    ),
    route(
      paths.breeds(species),
      'shop/Breeds',
      () => import('./screens/shop/Breeds/Breeds.tsx').then((module) => module.Breeds),
      { isStill: true },
    ),
    route(
      `${paths.breeds(species)}/:name/:id`,
      'shop/Breed',
      () => import('./screens/shop/Breed/Breed.tsx').then((module) => module.Breed),
      { isStill: true },
    ),
  ]),
  route(
    paths.search(),
    'shop/Search',
    () => import('./screens/shop/Search/Search.tsx').then((module) => module.Search),
    { isStill: true },
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
  route(paths.offline, 'errors/Offline', () =>
    import('./screens/errors/Offline/Offline.tsx').then((module) => module.Offline),
  ),
  route(paths.unsubscribe, 'account/Unsubscribe', () =>
    import('./screens/account/Unsubscribe/Unsubscribe.tsx').then((module) => module.Unsubscribe),
  ),
  route(`${paths.sampleTracker}/:barcode?`, 'tools/SampleTracker', () =>
    import('./screens/tools/SampleTracker/SampleTracker.tsx').then((module) => module.SampleTracker),
  ),
  route(`${paths.reportAuthentication}/:number?`, 'tools/ReportAuthentication', () =>
    import('./screens/tools/ReportAuthentication/ReportAuthentication.tsx').then(
      (module) => module.ReportAuthentication,
    ),
  ),
  ...([paths.microchipChecker, paths.myMicrochipChecker] as const).map((path) =>
    route(
      path,
      'tools/MicrochipChecker',
      () => import('./screens/tools/MicrochipChecker/MicrochipChecker.tsx').then((module) => module.MicrochipChecker),
      { who: path === paths.myMicrochipChecker ? 'user' : 'anyone' },
    ),
  ),
  route(
    paths.felineColour,
    'tools/FelineColour',
    () => import('./screens/tools/FelineColour/FelineColour.tsx').then((module) => module.FelineColour),
    { who: 'user' },
  ),
  route(
    paths.breedingStrategy,
    'tools/BreedingStrategy',
    () => import('./screens/tools/BreedingStrategy/BreedingStrategy.tsx').then((module) => module.BreedingStrategy),
    { who: 'user' },
  ),
  route(
    paths.parentageRequests,
    'tools/ParentageRequests',
    () => import('./screens/tools/ParentageRequests/ParentageRequests.tsx').then((module) => module.ParentageRequests),
    { who: 'user' },
  ),
  route(paths.cart, 'shop/Cart', () => import('./screens/shop/Cart/Cart.tsx').then((module) => module.Cart)),
  route(paths.my, 'account/My', () => import('./screens/account/My/My.tsx').then((module) => module.My), {
    who: 'user',
  }),
  route(
    paths.adminUsers,
    'admin/Users',
    () => import('./screens/admin/Users/Users.tsx').then((module) => module.Users),
    { who: ['admin'] },
  ),
  route(paths.audit, 'admin/Audit', () => import('./screens/admin/Audit/Audit.tsx').then((module) => module.Audit), {
    who: ['admin'],
  }),
  ...[paths.orders, paths.pendingOrders].map((path) =>
    route(path, 'account/Orders', () => import('./screens/account/Orders/Orders.tsx').then((module) => module.Orders), {
      who: 'user',
    }),
  ),
  route(
    paths.invoices,
    'account/Invoices',
    () => import('./screens/account/Invoices/Invoices.tsx').then((module) => module.Invoices),
    { who: 'user' },
  ),
  route(
    paths.invoice(':id'),
    'account/Invoice',
    () => import('./screens/account/Invoice/Invoice.tsx').then((module) => module.Invoice),
    { who: 'user' },
  ),
  route(
    paths.payInvoices(),
    'checkout/PayInvoices',
    () => import('./screens/checkout/PayInvoices/PayInvoices.tsx').then((module) => module.PayInvoices),
    { who: 'user' },
  ),
  route(
    paths.orderSupplies,
    'account/OrderSupplies',
    () => import('./screens/account/OrderSupplies/OrderSupplies.tsx').then((module) => module.OrderSupplies),
    { who: ['vet'] },
  ),
  route(
    paths.myProfile,
    'account/MyProfile',
    () => import('./screens/account/MyProfile/MyProfile.tsx').then((module) => module.MyProfile),
    { who: 'user' },
  ),
  ...(
    [
      [paths.myAnimals, ['breeder', 'owner']],
      [paths.myPatients, ['vet']],
      [paths.sharedAnimals, 'user'],
      [paths.archivedAnimals, 'user'],
    ] as const
  ).map(([path, who]) =>
    route(
      path,
      'animals/Animals',
      () => import('./screens/animals/Animals/Animals.tsx').then((module) => module.Animals),
      { who },
    ),
  ),
  route(
    paths.transferAnimal,
    'animals/TransferAnimals',
    () => import('./screens/animals/TransferAnimals/TransferAnimals.tsx').then((module) => module.TransferAnimals),
    { who: 'user' },
  ),
  route(
    paths.collectedAnimals,
    'animals/CollectedAnimals',
    () => import('./screens/animals/CollectedAnimals/CollectedAnimals.tsx').then((module) => module.CollectedAnimals),
    { who: 'user' },
  ),
  route(paths.addAnimal, 'animals/AddAnimal', () =>
    import('./screens/animals/AddAnimal/AddAnimal.tsx').then((module) => module.AddAnimal),
  ),
  route(
    paths.animalPage(':id', 'edit'),
    'animals/EditAnimal',
    () => import('./screens/animals/EditAnimal/EditAnimal.tsx').then((module) => module.EditAnimal),
    { who: 'user' },
  ),
  route(
    paths.clubProducts,
    'animals/Clubs',
    () => import('./screens/animals/Clubs/Clubs.tsx').then((module) => module.Clubs),
    { who: 'user' },
  ),
  route(
    paths.transferMultipack,
    'animals/TransferMultipack',
    () =>
      import('./screens/animals/TransferMultipack/TransferMultipack.tsx').then((module) => module.TransferMultipack),
    { who: 'user' },
  ),
  route(
    paths.animal(':id'),
    'animal/Overview',
    () => import('./screens/animal/Overview/Overview.tsx').then((module) => module.Overview),
    { who: 'user' },
  ),
  route(
    paths.animalPage(':id', 'health'),
    'animal/Health',
    () => import('./screens/animal/Health/Health.tsx').then((module) => module.Health),
    { who: 'user' },
  ),
  route(
    paths.animalPage(':id', 'traits'),
    'animal/Traits',
    () => import('./screens/animal/Traits/Traits.tsx').then((module) => module.Traits),
    { who: 'user' },
  ),
  route(
    paths.animalPage(':id', 'breeds'),
    'animal/BreedMix',
    () => import('./screens/animal/BreedMix/BreedMix.tsx').then((module) => module.BreedMix),
    { who: 'user' },
  ),
  route(
    paths.animalPage(':id', 'dna-profile'),
    'animal/DnaProfile',
    () => import('./screens/animal/DnaProfile/DnaProfile.tsx').then((module) => module.DnaProfile),
    { who: 'user' },
  ),
  route(
    paths.animalPage(':id', 'family'),
    'animal/Family',
    () => import('./screens/animal/Family/Family.tsx').then((module) => module.Family),
    { who: 'user' },
  ),
  route(
    paths.animalPage(':id', 'samples'),
    'animal/Samples',
    () => import('./screens/animal/Samples/Samples.tsx').then((module) => module.Samples),
    { who: 'user' },
  ),
  route(
    paths.animalPage(':id', 'reports'),
    'animal/Reports',
    () => import('./screens/animal/Reports/Reports.tsx').then((module) => module.Reports),
    { who: 'user' },
  ),
  // Shells too: the activation's id is in the browser's storage.
  ...[paths.activate, ...activationSteps.map(paths.activateStep)].map((path) =>
    route(
      path,
      'activate/Activate',
      () => import('./screens/activate/Activate/Activate.tsx').then((module) => module.Activate),
      { frame: 'simple' },
    ),
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
  ...([paths.resources, paths.myResources] as const).map((path) =>
    route(
      path,
      'content/Resources',
      () => import('./screens/content/Resources/Resources.tsx').then((module) => module.Resources),
      { isStill: true, who: path === paths.myResources ? 'user' : 'anyone' },
    ),
  ),
  ...([paths.factSheets, paths.myFactSheets] as const).map((path) =>
    route(
      path,
      'content/FactSheets',
      () => import('./screens/content/FactSheets/FactSheets.tsx').then((module) => module.FactSheets),
      { isStill: true, who: path === paths.myFactSheets ? 'user' : 'anyone' },
    ),
  ),
  route(
    `${paths.factSheets}/:name/:id`,
    'content/FactSheet',
    () => import('./screens/content/FactSheet/FactSheet.tsx').then((module) => module.FactSheet),
    { isStill: true },
  ),
  ...([paths.agents, paths.myAgents] as const).map((path) =>
    route(
      path,
      'content/CollectionAgents',
      () => import('./screens/content/CollectionAgents/CollectionAgents.tsx').then((module) => module.CollectionAgents),
      { isStill: true, who: path === paths.myAgents ? 'user' : 'anyone' },
    ),
  ),
  route(paths.news, 'content/News', () => import('./screens/content/News/News.tsx').then((module) => module.News), {
    isStill: true,
  }),
  ...words.map((file) => {
    if (file.form === 'responsible-breeder')
      return wordsRoute(file, 'content/ResponsibleBreeders', () =>
        import('./screens/content/ResponsibleBreeders/ResponsibleBreeders.tsx').then(
          (module) => module.ResponsibleBreeders,
        ),
      )
    if (file.form)
      return wordsRoute(
        file,
        'content/Enquiry',
        () => import('./screens/content/Enquiry/Enquiry.tsx').then((module) => module.Enquiry),
        { props: { kind: file.form } },
      )
    return wordsRoute(
      file,
      'content/Page',
      () => import('./screens/content/Page/Page.tsx').then((module) => module.Page),
      { isStill: true },
    )
  }),
]
