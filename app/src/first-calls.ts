import { readAccounts, readAudit } from './data/admin.ts'
import { readTestKitBalance } from './data/activation.ts'
import { readAddresses } from './data/address.ts'
import { readAnimals } from './data/animal.ts'
import { readAnimalBarcodes, readAnimalProfile, readResults } from './data/animal-profile.ts'
import { readAnimalTransfers } from './data/animal-transfer.ts'
import { readBreed, readBreeds } from './data/breed.ts'
import { readCart } from './data/cart.ts'
import { readClubs } from './data/club.ts'
import { readCollectedAnimals } from './data/collected-animal.ts'
import { readAgents } from './data/collection-agent.ts'
import { readFactSheet } from './data/fact-sheet.ts'
import { readInvoice, readInvoicePayment, readInvoices, readInvoiceTotal } from './data/invoice.ts'
import { readLoyalty } from './data/loyalty.ts'
import { readOrders, readRecentOrders } from './data/order.ts'
import { readParentageRequests } from './data/parentage.ts'
import { pageIn, readBreedProducts, readProduct, readProducts, readSupplies } from './data/product.ts'
import { readResponsibleBreeders } from './data/responsible-breeder.ts'
import { readSessions } from './data/session.ts'
import { readSampleTracker } from './data/tool.ts'
import { readTwoFactor } from './data/two-factor.ts'
import type { Read } from './data/use-call.ts'
import { readMe } from './data/user.ts'
import type { Found } from './find-route.ts'
import { audienceOf } from './layouts/audience.ts'
import { paths } from './paths.ts'
import type { Place } from './route.ts'
import { animalQueryAt } from './screens/animals/Animals/address.ts'
import { agentsQueryOf } from './screens/content/CollectionAgents/query.ts'
import { sheetsQueryOf } from './screens/content/FactSheets/query.ts'
import { entranceAt, landingPaths, landingReads } from './screens/home/Landing/landing.ts'
import { breedQueryOf } from './screens/shop/Breeds/query.ts'
import { builderPath, builderReads } from './screens/shop/BuildProfile/address.ts'
import { isOffered, listings, productQueryOf } from './screens/shop/Products/listing.ts'
import { searchIn, searchReads } from './screens/shop/Search/search.ts'

type FirstCalls = (place: Place) => Read[]

/** An animal's pages read who it is and its samples, and the results of a sample that the address names. */
const animalReads: FirstCalls = ({ params: { id = '' }, query }) => {
  const sample = query.get('sample')
  return [readAnimalProfile(id), readAnimalBarcodes(id), ...(sample ? [readResults(id, sample)] : [])]
}

const animalPages = ['health', 'traits', 'breeds', 'dna-profile', 'family', 'samples', 'reports'] as const

/** What the page of a route's path shows first; pages that are not here show nothing of ours. */
export const firstCalls: Record<string, FirstCalls> = {
  ...each(
    landingPaths,
    (path) =>
      ({ settings }) =>
        landingReads(entranceAt(path, settings.user)),
  ),
  ...Object.fromEntries(
    listings.map((listing): [string, FirstCalls] => [
      listing.path,
      ({ query, settings }) => (isOffered(listing, settings) ? [readProducts(productQueryOf(listing, query))] : []),
    ]),
  ),
  '/store/:name/p/:id': ({ params }) => [readProduct(params.id ?? '')],
  ...Object.fromEntries(
    (['dog', 'cat'] as const).flatMap((species): [string, FirstCalls][] => [
      [builderPath(species), ({ query, settings }) => builderReads(species, query, settings.country)],
      [paths.breeds(species), ({ query }) => [readBreeds(breedQueryOf(species, query))]],
      [
        `${paths.breeds(species)}/:name/:id`,
        ({ params }) => [readBreed(params.id ?? ''), readBreedProducts(params.id ?? '')],
      ],
      [paths.responsibleBreeders(species), ({ query }) => [readResponsibleBreeders(species, query)]],
    ]),
  ),
  [paths.search()]: ({ query, settings }) =>
    searchReads(searchIn(query), audienceOf(settings, paths.search()) === 'vet'),
  [`${paths.factSheets}/:name/:id`]: ({ params }) => [readFactSheet(params.id ?? '')],
  ...each([paths.factSheets, paths.myFactSheets], () => ({ query }) => [readProducts(sheetsQueryOf(query))]),
  ...each([paths.agents, paths.myAgents], () => ({ query }) => [readAgents(agentsQueryOf(query))]),
  [`${paths.sampleTracker}/:barcode?`]: ({ params }) => (params.barcode ? [readSampleTracker(params.barcode)] : []),

  ...each(
    [paths.cart, paths.checkout],
    () =>
      ({ settings }) =>
        settings.cartId ? [readCart(settings.cartId)] : [],
  ),

  [paths.my]: ({ settings }) => [
    readLoyalty(),
    readRecentOrders(),
    readOrders('pending'),
    ...(settings.user?.type === 'vet' ? [readInvoiceTotal()] : []),
  ],
  [paths.orders]: ({ query }) => [readOrders(query.get('paid') === 'true' ? 'paid' : 'all', pageIn(query))],
  [paths.pendingOrders]: ({ query }) => [readOrders('pending', pageIn(query))],
  [paths.invoices]: ({ query }) => [readInvoiceTotal(), readInvoices(pageIn(query))],
  [paths.invoice(':id')]: ({ params }) => [readInvoice(params.id ?? '')],
  [paths.payInvoices()]: ({ query }) => [readInvoicePayment(query.getAll('invoice'))],
  [paths.orderSupplies]: () => [readSupplies()],
  [paths.myProfile]: ({ settings }) => [
    readMe(),
    readAddresses(),
    ...(settings.user?.viewedBy ? [] : [readTwoFactor(), readSessions()]),
  ],
  [paths.parentageRequests]: ({ query }) => [readParentageRequests(pageIn(query))],
  ...each([paths.myAnimals, paths.myPatients, paths.sharedAnimals, paths.archivedAnimals], (path) => ({ query }) => [
    readAnimals(animalQueryAt(path, query)),
  ]),
  [paths.transferAnimal]: () => [readAnimalTransfers(), readAnimals({ view: 'own' })],
  [paths.collectedAnimals]: ({ query }) => [readCollectedAnimals(query.get('name')?.trim() ?? '', pageIn(query))],
  [paths.clubProducts]: () => [readClubs()],
  [paths.transferMultipack]: () => [readTestKitBalance()],
  [paths.animalPage(':id', 'edit')]: ({ params }) => [readAnimalProfile(params.id ?? '')],
  ...each([paths.animal(':id'), ...animalPages.map((page) => paths.animalPage(':id', page))], () => animalReads),
  [paths.adminUsers]: ({ query }) => [readAccounts(query.get('search')?.trim() ?? '', pageIn(query))],
  [paths.audit]: ({ query }) => [readAudit(pageIn(query))],
}

/** The calls of a page that was found: the server puts their replies in it, the browser starts them ahead of it. */
export const firstCallsOf = ({ row, place }: Found): Read[] => firstCalls[row.path]?.(place) ?? []

function each<Path extends string>(
  of: readonly Path[],
  callsOf: (path: Path) => FirstCalls,
): Record<string, FirstCalls> {
  return Object.fromEntries(of.map((path) => [path, callsOf(path)]))
}
