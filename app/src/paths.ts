import type { StoreSpecies } from '@shop/contract/constants'
import { spell } from '@shop/contract/spelling'
import { generatePath } from 'react-router-dom'
import { brandSlug, partnerSlug } from './brand.ts'

/** `Collie eye anomaly / choroidal hypoplasia (CEA/CH)` -> `collie-eye-anomaly-choroidal-hypoplasia-cea-ch`. */
export const slugOf = (name: string): string =>
  // A page has one address in every country.
  spell(name, 'US')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

const withQuery = (path: string, query: Record<string, string | undefined>) => {
  const search = new URLSearchParams(
    Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1])),
  )
  return search.size ? `${path}?${search}` : path
}

/** The pages each species has in a breeder's or a vet's shop. */
export type SpeciesPage =
  | 'dna-tests'
  | 'full-breed-profile'
  | 'special-offers'
  | 'dog-dna-tests'
  | 'cat-dna-tests'
  | 'dna-profile-parentage'
  | 'geno-pet'
  | 'multi-packs'
  | 'build-your-own-profile'
  | 'innovative'
  | 'breeder-benefits'
  | 'case-studies'

/** The steps of an activation after its first, which is `/activate` itself (SPEC 4). */
export const activationSteps = ['barcode', 'kit', 'about-my-pet', 'about-me', 'review', 'payment', 'done'] as const
export type ActivationStep = (typeof activationSteps)[number]

/** The pages of an animal besides its overview. */
export const animalPages = [
  'health',
  'traits',
  'breeds',
  'dna-profile',
  'family',
  'life-plan',
  'samples',
  'reports',
  'edit',
] as const
export type AnimalPage = (typeof animalPages)[number]

const speciesHome = (audience: 'breeder' | 'vet', species: StoreSpecies) => `/${audience}/for-${species}s` as const

const speciesPage = (audience: 'breeder' | 'vet', species: StoreSpecies, page: SpeciesPage) =>
  `${speciesHome(audience, species)}/${page}`

const breeds = (species: StoreSpecies) => `${speciesHome('breeder', species)}/breeds` as const

const transferAnimal = '/my/transfer-animal'
const breedingStrategy = '/my/breeding-strategy'
const myMicrochipChecker = '/my/microchip-checker'
const mates = `${breedingStrategy}/mates`
const parentageRequests = '/my/parentage-requests'
const litters = '/my/litters'
const newLitter = `${litters}/new`
const payInvoices = '/invoices/pay'

/** The addresses with parameters, as the router matches them. `paths` fills them in. */
export const patterns = {
  product: '/store/:name/p/:id',
  breed: (species: StoreSpecies) => `${breeds(species)}/:name/:id` as const,
  factSheet: '/resources/fact-sheet/:name/:id',
  sampleTracker: '/tools/sample-tracker/:barcode?',
  reportAuthentication: '/tools/report-authentication/:number?',
  sharePage: '/animal/share/:token',
  animal: '/my/animals/:id',
  writeReview: '/my/reviews/:id',
  animalPage: (page: AnimalPage) => `/my/animals/:id/${page}` as const,
  invoice: '/my/invoices/:id',
  deskOrder: '/desk/orders/:number',
  packOrder: '/desk/dispatch/:number',
  deskProduct: '/desk/catalogue/prices/:id',
  stockOf: '/desk/catalogue/stock/:id',
  actingCalls: '/desk/audit/:id',
  deskLetter: '/desk/letters/:reference',
  deskAccount: '/desk/people/:id',
  deskResult: '/desk/laboratory/results/:id',
  workSpreadsheet: '/my/work-spreadsheets/:id',
  litter: '/my/litters/:id',
} as const

const named = ({ id, name }: { id: number; name: string }) => ({ id: String(id), name: slugOf(name) })

/** Every address of the site, once. Each has a row in routes.ts. */
export const paths = {
  home: '/',
  breeder: '/breeder',
  owner: '/pet-owner',
  vet: '/vet',
  ownerProducts: '/pet-owner/products',
  speciesHome,
  speciesPage,
  responsibleBreeders: (species: StoreSpecies) => `${speciesHome('breeder', species)}/responsible-breeder-program`,
  why: `/why-${brandSlug}`,
  merger: `/${brandSlug}-${partnerSlug}-genetics-merger`,
  contact: '/contact-us',
  terms: '/terms-and-conditions',
  privacy: '/privacy-and-disclosure',
  partners: '/partners',
  help: '/help',
  news: '/news-and-blogs',
  article: (slug: string) => `/news-and-blogs/${slug}`,
  takeSample: '/how-to-take-dna-sample',
  research: '/research-innovation',
  researchApplication: '/research-innovation/apply',
  showSecretaries: '/show-secretaries',
  resources: '/resources',
  forms: '/resources/forms',
  factSheets: '/resources/fact-sheet',
  openData: '/resources/open-data',
  factSheet: (product: { id: number; name: string }) => generatePath(patterns.factSheet, named(product)),
  internationalShipping: '/resources/international-shipping',
  showSponsorship: '/resources/show-sponsorship',
  becomeAgent: '/resources/collection-agent-nomination',
  agents: '/resources/collection-agents',
  websiteHelp: '/resources/website-help',
  forensics: '/resources/forensics',
  sampleTracker: generatePath(patterns.sampleTracker),
  microchipChecker: '/tools/microchip-checker',
  reportAuthentication: generatePath(patterns.reportAuthentication),
  activate: '/activate',
  activateStep: (step: ActivationStep) => `/activate/${step}`,
  trackSample: (barcode: string) => generatePath(patterns.sampleTracker, { barcode }),
  authenticate: (number: string) => generatePath(patterns.reportAuthentication, { number }),
  addAnimal: '/tools/add-animal',
  sharePage: (token: string) => generatePath(patterns.sharePage, { token }),
  animal: (id: string) => generatePath(patterns.animal, { id }),
  animalPage: (id: string, page: AnimalPage) => generatePath(patterns.animalPage(page), { id }),
  myAnimals: '/my/my-animals',
  myPatients: '/my/my-patients',
  my: '/my',
  myProfile: '/my/my-profile',
  orders: '/my/orders',
  pendingOrders: '/my/pending-orders',
  writeReview: (productId: number) => generatePath(patterns.writeReview, { id: String(productId) }),
  invoices: '/my/invoices',
  invoice: (id: string) => generatePath(patterns.invoice, { id }),
  /** Pays the orders of these numbers, those on an account too; without any, all that is open. */
  payInvoices: (numbers: readonly string[] = []) =>
    numbers.length ? `${payInvoices}?${new URLSearchParams(numbers.map((number) => ['order', number]))}` : payInvoices,
  desk: '/desk',
  deskOrders: '/desk/orders',
  deskOrder: (number: string) => generatePath(patterns.deskOrder, { number }),
  deskDispatch: '/desk/dispatch',
  deskParcels: '/desk/dispatch/parcels',
  packOrder: (number: string) => generatePath(patterns.packOrder, { number }),
  deskPeople: '/desk/people',
  deskAccount: (id: string) => generatePath(patterns.deskAccount, { id }),
  deskApplications: '/desk/people/applications',
  deskAgents: '/desk/people/agents',
  deskShows: '/desk/people/shows',
  deskAcmForms: '/desk/people/acm-forms',
  deskReviews: '/desk/people/reviews',
  deskLetters: '/desk/letters',
  deskLetter: (reference: string) => generatePath(patterns.deskLetter, { reference }),
  deskMachineRoom: '/desk/machine-room',
  deskPrices: '/desk/catalogue',
  deskProduct: (id: number) => generatePath(patterns.deskProduct, { id: String(id) }),
  deskClubProducts: '/desk/catalogue/club-products',
  deskVouchers: '/desk/catalogue/vouchers',
  deskGiftCards: '/desk/catalogue/gift-cards',
  deskMemberships: '/desk/catalogue/memberships',
  deskStock: '/desk/catalogue/stock',
  stockOf: (id: number) => generatePath(patterns.stockOf, { id: String(id) }),
  audit: '/desk/audit',
  deskLaboratory: '/desk/laboratory',
  deskSamples: '/desk/laboratory/samples',
  deskResults: '/desk/laboratory/results',
  deskResult: (id: string) => generatePath(patterns.deskResult, { id }),
  deskConflicts: '/desk/laboratory/conflicts',
  deskCorrections: '/desk/laboratory/corrections',
  deskEarlyResults: '/desk/laboratory/early-results',
  deskPayments: '/desk/payments',
  deskRefunds: '/desk/payments/refunds',
  deskDisputes: '/desk/payments/disputes',
  deskAccounts: '/desk/payments/accounts',
  deskBooks: '/desk/payments/books',
  actingCalls: (id: string) => generatePath(patterns.actingCalls, { id }),
  orderSupplies: '/my/order-supplies',
  agentProducts: '/my/collection-agent-products',
  orderAhead: '/my/order-ahead',
  litters,
  litter: (id: string) => generatePath(patterns.litter, { id }),
  newLitter,
  /** With this animal as the dam. */
  newLitterOf: (id: string) => withQuery(newLitter, { dam: id }),
  sharedAnimals: '/my/animals/shared',
  archivedAnimals: '/my/animals/archived',
  collectedAnimals: '/my/animals/collected',
  transferAnimal,
  /** With this animal chosen. */
  transferAnimalOf: (id: string) => withQuery(transferAnimal, { animal: id }),
  transferMultipack: '/my/oripacks/transfer',
  myResources: '/my/resources',
  myFactSheets: '/my/fact-sheet',
  caseStudies: '/my/case-studies',
  myMicrochipChecker,
  /** With this number looked up. */
  myMicrochip: (chip: string) => withQuery(myMicrochipChecker, { chip }),
  felineColour: '/my/feline-colour',
  canineColour: '/my/canine-colour',
  breedingStrategy,
  /** With these animals as the pair. */
  breedingStrategyOf: ({ damId, sireId }: { damId?: string; sireId?: string }) =>
    withQuery(breedingStrategy, { damId, sireId }),
  mates,
  /** Of this animal. */
  matesOf: (id: string) => withQuery(mates, { animal: id }),
  parentageRequests,
  /** With these animals chosen. */
  compareParents: (of: { offspring: string; dam?: string | undefined; sire?: string | undefined }) =>
    withQuery(parentageRequests, of),
  advanceResults: '/my/dv-access',
  shows: '/my/shows',
  workSpreadsheets: '/my/work-spreadsheets',
  workSpreadsheet: (id: string) => generatePath(patterns.workSpreadsheet, { id }),
  acmForms: '/my/acm-form-requests',
  myAgents: '/my/collection-agents',
  clubProducts: '/my/club-products',
  login: '/login',
  /** The login that leads back to where somebody was. */
  loginFirst: (next: string) => withQuery('/login', { next }),
  register: '/register',
  registerAs: (type: 'breeder' | 'owner' | 'vet') => `/register/${type === 'owner' ? 'pet-owner' : type}`,
  registerConfirm: '/register/confirm',
  resetPassword: '/reset-password',
  newsletter: '/newsletter',
  unsubscribe: '/newsletter/unsubscribe',
  /** Stored by the service worker, for when there is no connection. */
  offline: '/offline',
  loyaltyProgram: '/loyalty-program',
  forgotPassword: '/forgot-password',
  findOrder: '/find-order',
  dnaTests: (audience: 'breeder' | 'vet', species: StoreSpecies) => speciesPage(audience, species, 'dna-tests'),
  fullBreedProfiles: (audience: 'breeder' | 'vet', species: StoreSpecies) =>
    speciesPage(audience, species, 'full-breed-profile'),
  breeds,
  breed: (species: StoreSpecies, breed: { id: number; name: string }) =>
    generatePath(patterns.breed(species), named(breed)),
  product: ({ id, name, species }: { id: number; name: string; species?: { name: string } | null }) =>
    generatePath(patterns.product, named({ id, name: [name, species?.name].filter(Boolean).join(' ') })),
  search: (text?: string) => withQuery('/search', { q: text }),
  findATest: '/find-a-test',
  store: '/store',
  country: '/country',
  menu: '/menu',
  cart: '/cart',
  giftCards: '/gift-cards',
  giftCardBalance: '/gift-cards/balance',
  checkout: '/checkout',
  checkoutComplete: (checkoutId?: string) => withQuery('/checkout/complete', { order: checkoutId }),
} as const
