import { array, boolean, type InferType, number, object, string } from 'yup'
import { call } from './call.ts'
import { productEndpoints } from './endpoints/product.ts'
import { listOf } from './list.ts'
import { medicineSchema } from './medicine.ts'
import { priceSchema } from './price.ts'
import { ratingSchema } from './review.ts'
import { coatSchema, namedSchema, queryList, queryWord } from './shared.ts'
import { copyText } from './spelled-reply.ts'
import { penetrances } from './verdict.ts'

/** A product as lists, cards and suggestions show it. */
export const productSchema = object({
  id: number().integer().required(),
  name: copyText().required(),
  typeId: number().integer().min(1).max(8).required(),
  category: namedSchema.required(),
  species: namedSchema.nullable().defined(),
  /** What this visitor pays. */
  price: priceSchema.required(),
  /** What everybody else pays, where this visitor pays a member's price; else null. */
  regularPrice: priceSchema.nullable().defined(),
  clubName: string().nullable().defined(),
  /** What it tells its buyer, in a sentence without genes and without a full stop. */
  plainSentence: copyText().required(),
  /** Below that, in the field's terms: gene and inheritance, or what a pack holds. The sentence again for pet owners, and where there is no more. */
  summary: copyText().required(),
  gene: string().nullable().defined(),
  coat: coatSchema.required(),
  /** Upgrades of a kit one already has; they never share a cart with regular products (code 101). */
  isUpgrade: boolean().required(),
  /** The source offers it for every breed of its species; others name theirs. */
  isForAllBreeds: boolean().required(),
}).noUnknown()

/** Everything known about one product. A blank in the source stays null here and unsaid on the screen. */
export const productDetailSchema = productSchema
  .shape({
    description: copyText().required(),
    variant: string().nullable().defined(),
    modeOfInheritance: string().nullable().defined(),
    alleles: array().of(string().required()).required(),
    ageOfOnset: copyText().nullable().defined(),
    penetrance: string().oneOf(penetrances).nullable().defined(),
    /** Breeds in which the test was shown to predict the disease or trait. */
    validatedBreeds: array().of(string().required()).required(),
    omiaId: string().nullable().defined(),
    /** How the OMIA id was found: on the source's page, or matched by gene. */
    omiaFrom: string().nullable().defined(),
    subCategory: namedSchema.nullable().defined(),
    breeds: array().of(namedSchema.required()).required(),
    /** Breed names of the source that no registry breed answers to, as printed there. */
    otherBreeds: array().of(string().required()).required(),
    caution: copyText().nullable().defined(),
    /** Null where nothing is written yet. */
    medicine: medicineSchema.nullable().defined(),
    sources: array().of(string().required()).required(),
    /** What a full breed profile, pack or kit is made of. */
    contents: array().of(productSchema).required(),
    /** What those tests, or a pack's kits, cost one by one; null where the product is not cheaper than they are. */
    parts: object({
      kind: string().oneOf(['test', 'kit']).required(),
      count: number().integer().min(2).required(),
      price: priceSchema.required(),
      saves: priceSchema.required(),
    })
      .noUnknown()
      .nullable()
      .defined(),
    /** Of a single test: the breed profiles that hold it, by name. */
    profiles: array()
      .of(
        namedSchema
          .shape({
            species: namedSchema.nullable().defined(),
            testCount: number().integer().required(),
            price: priceSchema.required(),
          })
          .noUnknown(),
      )
      .required(),
    /** Of a breed profile or a kit: the packs of kits that it comes in for several animals, the smallest first. */
    packs: array()
      .of(
        namedSchema
          .shape({
            species: namedSchema.nullable().defined(),
            count: number().integer().min(2).required(),
            price: priceSchema.required(),
            /** Of one of its kits, to the nearest minor unit. */
            each: priceSchema.required(),
          })
          .noUnknown(),
      )
      .required(),
    /** Of a test: the few others that its breeds are tested for, or that read its gene. */
    related: array().of(productSchema).required(),
    /** What its buyers say; null where nobody has said anything yet. */
    rating: ratingSchema(),
    hasUpgradeOption: boolean().required(),
    isAnimalRequired: boolean().required(),
    /** How it travels to the visitor's country: `days` are working days, `from` the smallest price; null where nothing is sent. */
    delivery: object({
      isSent: boolean().required(),
      days: string().nullable().defined(),
      from: priceSchema.nullable().defined(),
    })
      .noUnknown()
      .nullable()
      .defined(),
    /** What the visitor's country taxes: part of the price, or on top of it at the checkout; null where nothing is. */
    tax: object({ name: string().required(), isIncluded: boolean().required() }).noUnknown().nullable().defined(),
  })
  .noUnknown()

export type Product = InferType<typeof productSchema>
export type ProductDetail = InferType<typeof productDetailSchema>

/** Every value is text, as in an address; ids are comma-separated. */
const productQuerySchema = object({
  search: string().max(200),
  page: queryWord(),
  species: queryWord(),
  isDetails: queryWord(),
  sort: queryWord(),
  name: string().max(200),
  breeds: queryList(),
  categoryIds: queryList(),
  subCategories: queryList(),
  tags: queryList(),
  /** Ours: `true` lists only what sells best. */
  isBestSeller: queryWord(),
  /** Ours: `true` lists only what is sold to members of a club, of those that the user acts for. */
  isForClubs: queryWord(),
  /** Ours: `true` orders and words the list for pet owners, whoever reads it. */
  isForOwners: queryWord(),
  /** Ours: `true` also finds what a search for vets leaves out (search-5); what only vets may buy stays theirs. */
  ignoreFilters: queryWord(),
})
export type ProductQuery = Partial<InferType<typeof productQuerySchema>>

export const productCalls = {
  listProducts: call({
    ...productEndpoints.listProducts,
    summary: 'Products by search text and filters, 20 a page',
    query: productQuerySchema,
    reply: listOf(productSchema),
    who: 'anyone',
    ofCatalogue: {},
  }),
  getProduct: call({
    ...productEndpoints.getProduct,
    summary: 'One product, as the shop shows it to anyone',
    reply: productDetailSchema,
    who: 'anyone',
    ofCatalogue: {},
  }),
  getMyProduct: call({
    ...productEndpoints.getMyProduct,
    summary: 'One product, as it is sold to the signed-in user',
    reply: productDetailSchema,
    who: 'user',
  }),
  getCustomProfile: call({
    ...productEndpoints.getCustomProfile,
    summary: "A breed's tests to build one's own profile from; for the options that stand for all breeds, the species'",
    reply: productDetailSchema,
    who: 'anyone',
    ofCatalogue: {},
  }),
  listBreedProducts: call({
    ...productEndpoints.listBreedProducts,
    summary: 'All products for one breed, by name, on one page',
    query: object({ id: queryWord() }),
    reply: listOf(productSchema),
    who: 'anyone',
    ofCatalogue: {},
  }),
}
