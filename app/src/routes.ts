import { regionalRedirects } from '@shop/contract/constants'
import { brand } from './brand.ts'
import { copyFiles } from './content/copy.ts'
import { deskRooms, type Room } from './content/desk-rooms.ts'
import { activationSteps, paths, patterns } from './paths.ts'
import { page, redirect, type Page, type RouteRow } from './page/route.tsx'

const species = ['dog', 'cat'] as const

/** The listings of a species' shop; those of one species alone are in the table. */
const listings = {
  breeder: ['special-offers', 'dna-tests', 'full-breed-profile', 'dna-profile-parentage', 'multi-packs', 'innovative'],
  vet: ['dna-tests', 'full-breed-profile', 'dna-profile-parentage', 'innovative'],
} as const

const listing = (path: string): Page => ({
  path,
  screen: 'shop/Products',
  hydrate: 'interaction',
  leadsTo: 'shop/Product',
})
const landing = (path: string): Page => ({
  path,
  screen: 'home/Landing',
  hydrate: 'interaction',
  leadsTo: 'shop/Product',
})

/** A page of a room, for those who work there, or for those of them who are named. */
const deskPage = (room: Room, path: string, screen: string, who = deskRooms[room].roles): Page => ({
  path,
  screen,
  frame: 'desk',
  who,
})

/** Every page of the site: its path, its screen, who may open it, its frame, and how it hydrates. */
const pages: Page[] = [
  landing(paths.home),
  landing(paths.owner),
  ...(['breeder', 'vet'] as const).flatMap((audience) => [
    landing(paths[audience]),
    landing(paths.speciesHome(audience, 'dog')),
    landing(paths.speciesHome(audience, 'cat')),
  ]),

  listing(paths.ownerProducts),
  ...species.flatMap((of) => [
    ...listings.breeder.map((name) => listing(paths.speciesPage('breeder', of, name))),
    ...listings.vet.map((name) => listing(paths.speciesPage('vet', of, name))),
  ]),
  listing(paths.speciesPage('breeder', 'dog', 'dog-dna-tests')),
  listing(paths.speciesPage('breeder', 'cat', 'cat-dna-tests')),
  listing(paths.speciesPage('breeder', 'dog', 'geno-pet')),
  listing(paths.speciesPage('vet', 'dog', 'geno-pet')),
  ...species.flatMap((of): Page[] => [
    { path: paths.speciesPage('breeder', of, 'build-your-own-profile'), screen: 'shop/BuildProfile' },
    { path: paths.breeds(of), screen: 'shop/Breeds', hydrate: 'interaction', leadsTo: 'shop/Breed' },
    { path: patterns.breed(of), screen: 'shop/Breed', hydrate: 'interaction', leadsTo: 'shop/Product' },
  ]),
  { path: patterns.product, screen: 'shop/Product' },
  { path: paths.search(), screen: 'shop/Search', hydrate: 'interaction', leadsTo: 'shop/Product' },
  { path: paths.findATest, screen: 'shop/Finder', hydrate: 'interaction', leadsTo: 'shop/Product' },
  { path: paths.cart, screen: 'shop/Cart' },
  { path: paths.giftCards, screen: 'shop/GiftCards' },
  { path: paths.giftCardBalance, screen: 'shop/GiftCardBalance' },
  { path: paths.country, screen: 'shop/Country' },
  { path: paths.menu, screen: 'home/Menu' },

  { path: paths.activate, screen: 'activate/Activate', frame: 'simple', isGoneOnWith: true },
  ...activationSteps.map((step): Page => ({
    path: paths.activateStep(step),
    screen: 'activate/Activate',
    frame: 'simple',
    isGoneOnWith: true,
  })),

  { path: paths.checkout, screen: 'checkout/Checkout', frame: 'simple', isGoneOnWith: true },
  { path: paths.checkoutComplete(), screen: 'checkout/CheckoutComplete', frame: 'simple' },
  { path: paths.payInvoices(), screen: 'checkout/PayInvoices', who: 'user' },

  { path: paths.login, screen: 'account/Login' },
  { path: paths.register, screen: 'account/Register' },
  { path: paths.registerAs('breeder'), screen: 'account/RegisterAs' },
  { path: paths.registerAs('owner'), screen: 'account/RegisterAs' },
  { path: paths.registerAs('vet'), screen: 'account/RegisterAs' },
  { path: paths.registerConfirm, screen: 'account/RegisterConfirm' },
  { path: paths.forgotPassword, screen: 'account/ForgotPassword' },
  { path: paths.resetPassword, screen: 'account/ResetPassword' },
  { path: paths.findOrder, screen: 'shop/FindOrder' },
  { path: paths.newsletter, screen: 'account/Newsletter' },
  { path: paths.unsubscribe, screen: 'account/Unsubscribe' },

  { path: paths.my, screen: 'account/My', who: 'user' },
  { path: paths.myProfile, screen: 'account/MyProfile', who: 'user' },
  { path: paths.orders, screen: 'account/Orders', who: 'user' },
  { path: paths.pendingOrders, screen: 'account/Orders', who: 'user' },
  { path: patterns.writeReview, screen: 'account/WriteReview', who: 'user' },
  { path: paths.invoices, screen: 'account/Invoices', who: 'user' },
  { path: patterns.invoice, screen: 'account/Invoice', who: 'user' },
  { path: paths.orderAhead, screen: 'account/OrderAhead', who: 'user' },
  { path: paths.agentProducts, screen: 'account/OrderSupplies', who: 'user' },
  { path: paths.orderSupplies, screen: 'account/OrderSupplies', who: ['vet'] },

  { path: paths.myAnimals, screen: 'animals/Animals', who: ['breeder', 'owner'] },
  { path: paths.myPatients, screen: 'animals/Animals', who: ['vet'] },
  { path: paths.sharedAnimals, screen: 'animals/Animals', who: 'user' },
  { path: paths.archivedAnimals, screen: 'animals/Animals', who: 'user' },
  { path: paths.collectedAnimals, screen: 'animals/CollectedAnimals', who: 'user' },
  { path: paths.transferAnimal, screen: 'animals/TransferAnimals', who: 'user' },
  { path: paths.clubProducts, screen: 'animals/Clubs', who: 'user' },
  { path: paths.transferMultipack, screen: 'animals/TransferMultipack', who: 'user' },
  { path: paths.litters, screen: 'animals/Litters', who: 'user' },
  { path: paths.newLitter, screen: 'animals/AddLitter', who: 'user' },
  { path: patterns.litter, screen: 'animals/Litter', who: 'user' },
  { path: paths.addAnimal, screen: 'animals/AddAnimal' },
  { path: patterns.animalPage('edit'), screen: 'animals/EditAnimal', who: 'user' },

  { path: patterns.sharePage, screen: 'animal/SharePage', hydrate: 'interaction' },
  { path: patterns.animal, screen: 'animal/Overview', who: 'user' },
  { path: patterns.animalPage('health'), screen: 'animal/Health', who: 'user' },
  { path: patterns.animalPage('traits'), screen: 'animal/Traits', who: 'user' },
  { path: patterns.animalPage('breeds'), screen: 'animal/BreedMix', who: 'user' },
  { path: patterns.animalPage('dna-profile'), screen: 'animal/DnaProfile', who: 'user' },
  { path: patterns.animalPage('family'), screen: 'animal/Family', who: 'user' },
  { path: patterns.animalPage('life-plan'), screen: 'animal/LifePlan', who: 'user' },
  { path: patterns.animalPage('samples'), screen: 'animal/Samples', who: 'user' },
  { path: patterns.animalPage('reports'), screen: 'animal/Reports', who: 'user' },

  { path: patterns.sampleTracker, screen: 'tools/SampleTracker' },
  { path: patterns.reportAuthentication, screen: 'tools/ReportAuthentication' },
  { path: paths.microchipChecker, screen: 'tools/MicrochipChecker' },
  { path: paths.myMicrochipChecker, screen: 'tools/MicrochipChecker', who: 'user' },
  { path: paths.felineColour, screen: 'tools/FelineColour', who: 'user' },
  { path: paths.canineColour, screen: 'tools/CanineColour', who: 'user' },
  { path: paths.breedingStrategy, screen: 'tools/BreedingStrategy', who: 'user' },
  { path: paths.mates, screen: 'tools/Mates', who: 'user' },
  { path: paths.parentageRequests, screen: 'tools/ParentageRequests', who: 'user' },
  { path: paths.acmForms, screen: 'tools/AcmForms', who: 'user' },
  { path: paths.shows, screen: 'tools/Shows', who: 'user' },
  { path: paths.workSpreadsheets, screen: 'tools/WorkSpreadsheets', who: 'user' },
  { path: patterns.workSpreadsheet, screen: 'tools/WorkSpreadsheet', who: 'user' },
  { path: paths.advanceResults, screen: 'tools/AdvanceResults', who: 'user' },

  { path: paths.resources, screen: 'content/Resources', hydrate: 'interaction' },
  { path: paths.myResources, screen: 'content/Resources', who: 'user', hydrate: 'interaction' },
  { path: paths.factSheets, screen: 'content/FactSheets', hydrate: 'interaction' },
  { path: paths.myFactSheets, screen: 'content/FactSheets', who: 'user', hydrate: 'interaction' },
  { path: patterns.factSheet, screen: 'content/FactSheet', hydrate: 'interaction' },
  { path: paths.openData, screen: 'content/OpenData', hydrate: 'interaction' },
  { path: paths.agents, screen: 'content/CollectionAgents', hydrate: 'interaction' },
  { path: paths.myAgents, screen: 'content/CollectionAgents', who: 'user', hydrate: 'interaction' },
  { path: paths.news, screen: 'content/News', hydrate: 'interaction' },
  ...copyFiles.map((copy): Page => {
    const { path, form, who } = copy
    if (form === 'responsible-breeder') return { path, screen: 'content/ResponsibleBreeders', who, copy }
    if (form) return { path, screen: 'content/Enquiry', who, copy }
    return { path, screen: 'content/Page', who, hydrate: 'interaction', copy }
  }),

  deskPage('today', paths.desk, 'desk/Today'),
  deskPage('orders', paths.deskOrders, 'desk/Orders'),
  deskPage('orders', patterns.deskOrder, 'desk/Order'),
  deskPage('dispatch', paths.deskDispatch, 'desk/Dispatch'),
  deskPage('dispatch', paths.deskParcels, 'desk/Parcels'),
  deskPage('dispatch', patterns.packOrder, 'desk/PackOrder'),
  deskPage('people', paths.deskPeople, 'desk/People'),
  deskPage('people', paths.deskApplications, 'desk/Applications', ['support', 'accounts', 'manager']),
  deskPage('people', paths.deskAgents, 'desk/Agents', ['support', 'laboratory', 'manager']),
  deskPage('people', paths.deskShows, 'desk/Shows', ['support', 'warehouse', 'manager']),
  deskPage('people', paths.deskAcmForms, 'desk/AcmForms', ['support', 'laboratory', 'manager']),
  deskPage('people', paths.deskReviews, 'desk/Reviews', ['support', 'catalogue', 'manager']),
  // Whoever sets a credit comes here from an order.
  deskPage('people', patterns.deskAccount, 'desk/Account', ['support', 'accounts', 'manager']),
  deskPage('machineRoom', paths.deskMachineRoom, 'desk/MachineRoom'),
  deskPage('letters', paths.deskLetters, 'desk/Letters'),
  deskPage('letters', patterns.deskLetter, 'desk/Letter'),
  deskPage('people', paths.audit, 'desk/Audit', ['manager']),
  deskPage('people', patterns.actingCalls, 'desk/ActingCalls', ['manager']),
  deskPage('laboratory', paths.deskLaboratory, 'desk/Intake'),
  deskPage('laboratory', paths.deskSamples, 'desk/Samples'),
  deskPage('laboratory', paths.deskResults, 'desk/ResultFiles'),
  deskPage('laboratory', patterns.deskResult, 'desk/ResultFile'),
  deskPage('laboratory', paths.deskConflicts, 'desk/Conflicts'),
  deskPage('laboratory', paths.deskCorrections, 'desk/Corrections'),
  deskPage('laboratory', paths.deskEarlyResults, 'desk/EarlyResults'),
  deskPage('payments', paths.deskPayments, 'desk/Transfers'),
  deskPage('payments', paths.deskRefunds, 'desk/Refunds'),
  deskPage('payments', paths.deskDisputes, 'desk/Disputes'),
  deskPage('payments', paths.deskAccounts, 'desk/Accounts'),
  deskPage('payments', paths.deskBooks, 'desk/Books'),

  { path: paths.offline, screen: 'errors/Offline' },
]

/** The whole site: its pages, and the addresses that only lead on. */
export const routes: RouteRow[] = [
  ...pages.map(page),
  redirect(paths.store, paths.checkout),
  ...regionalRedirects.map((code) => redirect(`/${code}`, brand.siteOf(code))),
]
