/** The business constants of SPEC section 9, by name. */

import type { Currency } from './currencies.ts'
import { postedTo, shippingCountries } from './posted-to.ts'

export { currencies, type Currency } from './currencies.ts'
export { shippingCountries } from './posted-to.ts'

export const defaults = {
  currency: 'USD',
  country: 'US',
  /** One place of SPEC also gives the default country code AU: the states of no country are Australia's (country-7). */
  otherCountry: 'AU',
  language: 'en',
  userType: 'guest',
  userTool: 'my-animals',
  weightUnit: 'kg',
} as const

/** What the banner announces (header-13); whoever has read it is not told again. News of another name begin anew. */
export const currentNews = 'merger'

/** Where the shop prices in a country's own currency and posts no kits. SPEC's RU is no currency (decision 0096). */
export const currencyElsewhere: Readonly<Record<string, Currency>> = { FR: 'EUR', GB: 'GBP' }

export const regionalStores = ['AU', 'GB', 'DE', 'ES', 'FR', 'IT', 'NL', 'PL', 'PT', 'SE', 'CA', 'NZ', 'US'] as const
export const regionalRedirects = ['au', 'us', 'uk', 'ca', 'de', 'fr', 'it', 'sw', 'nl', 'pl', 'es', 'il', 'pt'] as const
/** Where an address needs its state or province. */
export const countriesWithStates = shippingCountries.filter((code) => postedTo[code].hasStates)
/** The country that is welcomed by name (Australia). */
export const welcomeCountryId = 13

/** Live payment modes, each with an account of its own at the payment providers (checkout-5). */
export const livePaymentModes = ['live_aus', 'live_usa', 'live_international'] as const
export type LivePaymentMode = (typeof livePaymentModes)[number]

/** Live payment mode by region (checkout-5). */
export const livePaymentMode = (country: string): LivePaymentMode =>
  country === 'AU' ? 'live_aus' : country === 'US' ? 'live_usa' : 'live_international'

export const searchDebounceMs = 800
export const autocompleteDebounceMs = 500
export const minSearchLength = 3
export const storePageSize = 20
export const animalPageSize = 15
export const adminPageSize = 20
export const headerShrinksAfterPx = 50
export const newsletterDollars = 10

export const limits = { barcode: 50, email: 120, forgotEmailMin: 3, forgotEmailMax: 50 } as const

/** SPEC section 3: product type ids. */
export const productTypes = {
  trait: 1,
  disease: 2,
  dnaProfile: 3,
  shippable: 4,
  lifePlan: 5,
  subscription: 6,
  shippingMethod: 7,
  mixBreed: 8,
} as const
/** How a product's type is named to people (product-2). */
export const productTypeNames: Record<number, string> = {
  1: 'Trait',
  2: 'Disease',
  3: 'DNA profile',
  4: 'Kit',
  5: 'Life plan',
  6: 'Subscription',
  7: 'Shipping',
  8: 'Mixed breed',
}

export const species = { canine: 1, feline: 2 } as const
export type SpeciesId = (typeof species)[keyof typeof species]
/** A species is written in several ways (SPEC section 3); the store's own are dog and cat. */
export const storeSpecies = ['dog', 'cat'] as const
export type StoreSpecies = (typeof storeSpecies)[number]
/** Of which animals a collection agent takes samples. */
export const agentSpecies = [...storeSpecies, 'both'] as const
const speciesIds = new Map<string, SpeciesId>([
  ['dog', species.canine],
  ['canine', species.canine],
  [String(species.canine), species.canine],
  ['cat', species.feline],
  ['feline', species.feline],
  [String(species.feline), species.feline],
])
export const speciesIdOf = (name: string): SpeciesId | undefined => speciesIds.get(name.toLowerCase())

export const genders = ['male', 'female'] as const
/** What a search of animals looks into (animals-4); `all` is the default. */
export const animalQueryTypes = [
  'all',
  'pet_name',
  'owner_name',
  'name',
  'barcode',
  'chip_number',
  'registration_number',
  'registration_name',
] as const

export const categories = {
  canineDisease: 1,
  canineTrait: 6,
  canineDnaProfile: 3,
  canineFullBreedProfile: 4,
  felineDisease: 7,
  felineTrait: 14,
  felineDnaProfile: 8,
  felineFullBreedProfile: 9,
  swab: 298,
} as const
/** Ours, for what SPEC names without a number. */
export const ourCategories = {
  canineAncestry: 5,
  felineAncestry: 10,
  testKit: 20,
  multiPack: 21,
  lifePlan: 22,
  customProfile: 23,
  /** Leaflets, pads and the like; sold to vets only. */
  practiceSupplies: 24,
  /** Nothing is sent but a mail: of SPEC's types it is a shippable product without a swab. */
  giftCard: 25,
  membership: 26,
  /** What collection agents take samples with; sold to listed ones only. */
  agentProducts: 27,
} as const
/** Every category a product is in: those SPEC numbers, and ours in numbers it leaves free. */
export const productCategoryIds = [
  1, 3, 4, 5, 6, 7, 8, 9, 10, 14, 20, 21, 22, 23, 24, 25, 26, 27, 30, 31, 32, 33, 34, 35, 298,
] as const
/** Left out of a vet's search (search-5). */
export const excludedCategoryIds = [30, 31, 32, 33, 34, 35] as const
/** What a vet's search carries as `category_ids` (search-5). */
export const vetCategoryIds: readonly number[] = productCategoryIds.filter(
  (id) => !excludedCategoryIds.some((excluded) => excluded === id),
)
/** The products that SPEC numbers. */
export const kitIds = { dog: 36, dogParentage: 7, cat: 313, genoPet: 969, genoPetPlus: 970, lifePlan: 1221 } as const
export const fullBreedTestKitIds = [kitIds.dog, kitIds.dogParentage, kitIds.cat] as const
export const specialProductIds = [
  [kitIds.lifePlan, kitIds.genoPet, kitIds.genoPetPlus, kitIds.dogParentage],
  [kitIds.cat],
] as const
export const genoPetPlusId = kitIds.genoPetPlus
/** Ours. Its price is what the buyer chooses of its currency's amounts. */
export const giftCardId = 901
/** Of the message on a gift card, in characters. */
export const maxGiftMessageLength = 400
/** How many gift cards pay for one order. */
export const maxGiftCards = 10
/** Breed options that mean every breed of a species. */
export const allBreedIds = { canine: 3, feline: 4 } as const
/** The full-breed-profile filter adds this sub-category (listing-5). */
export const fullBreedProfileSubCategory = 9

/** Disease sub-categories by id, 1 to 18. */
export const subCategories = [
  'Haemolymphatic',
  'Musculoskeletal',
  'Nervous system/Neurologic',
  'Ophthalmologic',
  'Cardiorespiratory',
  'Dermatologic',
  'Urogenital',
  'Endocrine',
  'Immunologic',
  'Metabolic',
  'Trait',
  'Cardiovascular',
  'Dental',
  'Digestive system/Gastrointestinal',
  'Reproductive',
  'Respiratory',
  'Urinary system/Urologic',
  'Ontogeny',
].map((name, index) => ({ id: index + 1, name }))

export const tags = { fullBreedProfile: 1, dnaProfile: 2, trait: 3, disease: 4 } as const

export const sorts = [
  { value: '', label: 'All' },
  { value: 'name', label: 'Name Ascending' },
  { value: '-name', label: 'Name Descending' },
  { value: 'price', label: 'Price Ascending' },
  { value: '-price', label: 'Price Descending' },
  { value: 'created_at', label: 'New Arrivals' },
] as const

export const specialOfferTabs = [
  'best sellers',
  'dna tests',
  'full breed profile',
  'breed',
  'dna profile parentage',
  'geno pet',
  'multi packs',
] as const

/** Payment method codes (checkout-4). */
export const paymentMethods = { card: 'C', payPal: 'P', stripe: 'A', eft: 'EFT' } as const
export type PaymentMethod = (typeof paymentMethods)[keyof typeof paymentMethods]
export const paymentMethodCodes = Object.values(paymentMethods)

/** What became of a vet's practice at our desk. */
export const approvalStates = ['waiting', 'approved', 'refused'] as const
export type ApprovalState = (typeof approvalStates)[number]

export const userTypes = ['breeder', 'owner', 'vet', 'guest'] as const
export type UserType = (typeof userTypes)[number]

/** The words in a path that name its entry point, in the order in which they count. */
const entryPoints = [
  ['vet', 'vet'],
  ['pet-owner', 'owner'],
  ['breeder', 'breeder'],
] as const

/** Whose page a path is: an audience's by its word, a guest's when it is empty; undefined when it is everybody's. */
export function audienceAt(pathname: string): UserType | undefined {
  const parts = pathname.split('/').filter(Boolean)
  if (!parts.length) return 'guest'
  return entryPoints.find(([word]) => parts.includes(word))?.[1]
}

/** A shop that a guest said is theirs. */
export const shopTypes = ['breeder', 'owner', 'vet'] as const
export type ShopType = (typeof shopTypes)[number]

/**
 * Which shop a guest chooses by opening a page: that of owners or vets by any page of theirs, the breeders' by its first
 * page alone, since everybody reads its breeds.
 */
export function choiceAt(pathname: string): ShopType | undefined {
  const audience = audienceAt(pathname)
  if (audience === 'breeder') return pathname.split('/').filter(Boolean).length === 1 ? audience : undefined
  return audience === 'guest' ? undefined : audience
}

/**
 * What a path makes of a guest who was of this type (audience-3). On everybody's pages the shop that they chose wins;
 * without one, whoever comes in there is a breeder, and all others stay as they are: docs/decisions/0126.
 */
export const userTypeAt = (
  pathname: string,
  { userType = 'guest', chosenType = null }: { userType?: UserType; chosenType?: ShopType | null } = {},
): UserType => audienceAt(pathname) ?? chosenType ?? (userType === 'guest' ? 'breeder' : userType)

/** Days: an invoice is due so long after its order; unpaid so long after that, its account takes no new orders. */
export const invoiceTerms = { dueDays: 30, graceDays: 14 } as const

/** Days: an order waits so long for its bank transfer; so long before the end its buyer is reminded. */
export const transferTerms = { days: 14, reminderDays: 3 } as const

/** The kennel membership: a product of its own number. */
export const membershipId = 902
/**
 * What it gives, and how it ends: percent off what members buy; points for each year that is paid; and in days, when
 * its renewal is announced, when a failed charge is tried again, and how long it continues unpaid.
 */
export const membershipTerms = {
  percentOff: 10,
  points: 500,
  reminderDays: 14,
  retryDays: [3, 7, 12],
  graceDays: 14,
  withdrawalDays: 14,
} as const

/** Opened as a page, it ends the session and leads to the home page. */
export const signOutPath = '/api/auth/signout'

/** In place of a cart's id where there is none. */
export const noCart = '00000000-0000-0000-0000-000000000000'

/**
 * How long the laboratory stores a sample after it has come. Frozen DNA stays readable for longer; five years cover the
 * breeding life of most animals, and a known end is fair to whoever the DNA is about.
 */
export const sampleStorageYears = 5

/** Of one product in a cart. */
export const maxQuantity = 99
/** Of one order: its lines, and the kits that it sends out. What it comes to at most differs by currency. */
export const orderLimits = { lines: 50, kits: 250 } as const
/** Of a note on an item, in characters. */
export const maxNoteLength = 500
/** How many tests a profile of one's own may hold: one alone is sold by itself. */
/** The country whose breeders put profiles together themselves (header-5). */
export const customProfileCountry = 'US'
export const customProfileTests = { min: 2, max: 200 } as const
export const maxProfileNameLength = 100

/**
 * A cookie's name as a browser stores it. Under https it is one that neither a page without TLS nor another host of the
 * same domain can set (RFC 6265bis, section 4.1.3.2).
 */
export const cookieName = (name: string, isSecure: boolean): string => (isSecure ? `__Host-${name}` : name)
export const advanceWatermark = 'Advance result, not a certificate'

/**
 * Days from a parcel's dispatch until its buyer is reminded of kits in it that nobody has activated, once; what has been
 * gone for longer than `most` is not spoken of.
 */
export const kitReminder = { days: 28, most: 60 } as const
