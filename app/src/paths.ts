import type { StoreSpecies } from '@shop/contract/constants'
import { brandSlug, partnerSlug } from './brand.ts'

/** `Collie eye anomaly / choroidal hypoplasia (CEA/CH)` -> `collie-eye-anomaly-choroidal-hypoplasia-cea-ch`. */
export const slugOf = (name: string): string =>
  name
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
  'samples',
  'reports',
  'edit',
] as const
export type AnimalPage = (typeof animalPages)[number]

/** Every address of the site, once. */
export const paths = {
  home: '/',
  breeder: '/breeder',
  owner: '/pet-owner',
  vet: '/vet',
  ownerProducts: '/pet-owner/products',
  speciesHome: (audience: 'breeder' | 'vet', species: StoreSpecies) => `/${audience}/for-${species}s`,
  speciesPage: (audience: 'breeder' | 'vet', species: StoreSpecies, page: SpeciesPage) =>
    `/${audience}/for-${species}s/${page}`,
  responsibleBreeders: (species: StoreSpecies) => `/breeder/for-${species}s/responsible-breeder-program`,
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
  formFile: (slug: string) => `/resources/forms/${slug}.pdf`,
  factSheets: '/resources/fact-sheet',
  factSheet: (product: { id: number; name: string }) => `/resources/fact-sheet/${slugOf(product.name)}/${product.id}`,
  internationalShipping: '/resources/international-shipping',
  showSponsorship: '/resources/show-sponsorship',
  becomeAgent: '/resources/collection-agent-nomination',
  agents: '/resources/collection-agents',
  websiteHelp: '/resources/website-help',
  forensics: '/resources/forensics',
  sampleTracker: '/tools/sample-tracker',
  microchipChecker: '/tools/microchip-checker',
  reportAuthentication: '/tools/report-authentication',
  activate: '/activate',
  activateStep: (step: ActivationStep) => `/activate/${step}`,
  trackSample: (barcode: string) => `/tools/sample-tracker/${encodeURIComponent(barcode)}`,
  authenticate: (number: string) => `/tools/report-authentication/${encodeURIComponent(number)}`,
  addAnimal: '/tools/add-animal',
  animal: (id: string) => `/my/animals/${id}`,
  animalPage: (id: string, page: AnimalPage) => `/my/animals/${id}/${page}`,
  myAnimals: '/my/my-animals',
  myPatients: '/my/my-patients',
  my: '/my',
  myProfile: '/my/my-profile',
  orders: '/my/orders',
  pendingOrders: '/my/pending-orders',
  invoices: '/my/invoices',
  invoice: (id: string) => `/my/invoices/${id}`,
  /** Without ids, all that is open. */
  payInvoices: (ids: readonly string[] = []) =>
    ids.length ? `/invoices/pay?${new URLSearchParams(ids.map((id) => ['invoice', id]))}` : '/invoices/pay',
  adminUsers: '/admin/users',
  audit: '/admin/audit',
  orderSupplies: '/my/order-supplies',
  sharedAnimals: '/my/animals/shared',
  archivedAnimals: '/my/animals/archived',
  collectedAnimals: '/my/animals/collected',
  transferAnimal: '/my/transfer-animal',
  /** With this animal chosen. */
  transferAnimalOf: (id: string) => withQuery('/my/transfer-animal', { animal: id }),
  transferMultipack: '/my/oripacks/transfer',
  myResources: '/my/resources',
  myFactSheets: '/my/fact-sheet',
  caseStudies: '/my/case-studies',
  advanceResults: '/my/dv-access',
  myMicrochipChecker: '/my/microchip-checker',
  felineColour: '/my/feline-colour',
  breedingStrategy: '/my/breeding-strategy',
  parentageRequests: '/my/parentage-requests',
  myAgents: '/my/collection-agents',
  agentProducts: '/my/collection-agent-products',
  clubProducts: '/my/club-products',
  acmForms: '/my/acm-form-requests',
  login: '/login',
  /** The login that leads back to where somebody was. */
  loginFirst: (next: string) => withQuery('/login', { next }),
  register: '/register',
  registerAs: (type: 'breeder' | 'owner' | 'vet') => `/register/${type === 'owner' ? 'pet-owner' : type}`,
  registerConfirm: '/register/confirm',
  resetPassword: '/reset-password',
  unsubscribe: '/newsletter/unsubscribe',
  /** Kept by the service worker, for when there is no connection. */
  offline: '/offline',
  loyaltyProgram: '/loyalty-program',
  forgotPassword: '/forgot-password',
  dnaTests: (audience: 'breeder' | 'vet', species: StoreSpecies) => `/${audience}/for-${species}s/dna-tests`,
  fullBreedProfiles: (audience: 'breeder' | 'vet', species: StoreSpecies) =>
    `/${audience}/for-${species}s/full-breed-profile`,
  breeds: (species: StoreSpecies) => `/breeder/for-${species}s/breeds`,
  breed: (species: StoreSpecies, breed: { id: number; name: string }) =>
    `/breeder/for-${species}s/breeds/${slugOf(breed.name)}/${breed.id}`,
  product: (product: { id: number; name: string; species?: { name: string } | null }) =>
    `/store/${slugOf([product.name, product.species?.name].filter(Boolean).join(' '))}/p/${product.id}`,
  search: (text?: string) => withQuery('/search', { q: text }),
  store: '/store',
  cart: '/cart',
  checkout: '/checkout',
  checkoutComplete: (checkoutId?: string) => withQuery('/checkout/complete', { order: checkoutId }),
} as const
