import { currencies, productTypes, species, subCategories } from '@shop/contract/constants'
import { coatPatterns } from '@shop/contract/shared'
import { categoryNames } from './categories.ts'
import type { BreedRow, Catalogue, Origin, PriceRow, ProductRow } from './rows.ts'

/** A rule returns what is wrong with a row, or null. */
type Rule<Row> = (row: Row) => string | null

const isOneOf = (values: Iterable<unknown>, value: unknown) => new Set(values).has(value)
const isKnownSpecies = (id: unknown) => isOneOf(Object.values(species), id)

const nameAndCoat: Rule<Pick<BreedRow, 'id' | 'name' | 'coat'>>[] = [
  ({ id }) => (Number.isInteger(id) && id > 0 ? null : `id ${id} is not a positive integer`),
  ({ name }) => (name.trim() ? null : 'has no name'),
  ({ coat }) => (isOneOf(coatPatterns, coat.pattern) ? null : `unknown coat pattern "${coat.pattern}"`),
  ({ coat }) =>
    coat.colours.filter((colour) => !/^#[0-9a-f]{6}$/.test(colour)).map((colour) => `"${colour}" is not a colour`)[0] ??
    null,
]

const breedRules: Rule<BreedRow>[] = [
  ...nameAndCoat,
  ({ speciesId }) => (isKnownSpecies(speciesId) ? null : `unknown species ${speciesId}`),
]

/** OMIA numbers end in the species' taxon: 9615 is the dog, 9685 the cat. */
const omiaForms: Record<number, RegExp> = {
  [species.canine]: /^OMIA:\d{6}-9615$/,
  [species.feline]: /^OMIA:\d{6}-9685$/,
}

const productRules: Rule<ProductRow>[] = [
  ...nameAndCoat,
  ({ typeId }) => (isOneOf(Object.values(productTypes), typeId) ? null : `unknown kind: product type ${typeId}`),
  ({ categoryId }) => (String(categoryId) in categoryNames ? null : `unknown category ${categoryId}`),
  // Null is a product for both species.
  ({ speciesId }) => (speciesId === null || isKnownSpecies(speciesId) ? null : `unknown species ${speciesId}`),
  ({ subCategoryId }) =>
    subCategoryId == null || subCategories.some(({ id }) => id === subCategoryId)
      ? null
      : `unknown body system ${subCategoryId}`,
  ({ omiaId, speciesId }) =>
    !omiaId || omiaForms[speciesId ?? 0]?.test(omiaId) ? null : `"${omiaId}" is not an OMIA number of its species`,
  ({ summary }) => (summary.trim() ? null : 'has no summary'),
  ({ description }) => (description.trim() ? null : 'has no description'),
  ({ sources }) =>
    sources
      .filter((source) => !/^https?:\/\/\S+$/.test(source))
      .map((source) => `"${source}" is not a web address`)[0] ?? null,
  ({ otherBreeds, isForAllBreeds }) =>
    isForAllBreeds && otherBreeds.length ? 'is for all breeds, and yet names some' : null,
]

const brokenBy = <Row>(rules: Rule<Row>[], row: Row): string | null =>
  rules.map((rule) => rule(row)).find((reason) => reason !== null) ?? null

/** Each currency once, in whole minor units above nothing. */
function priceFault(prices: PriceRow[]): string | null {
  for (const currency of currencies) {
    const found = prices.filter((price) => price.currency === currency)
    if (found.length !== 1) return `has ${found.length || 'no'} price${found.length > 1 ? 's' : ''} in ${currency}`
    const amount = found[0]?.amount ?? 0
    if (!Number.isInteger(amount) || amount <= 0) return `price ${amount} in ${currency} is not a positive whole number`
  }
  return null
}

/** Leaves the rows that break no rule, the first of those alike, and names the others. */
function sift<Row extends { id: number; name: string; speciesId?: number | null }>(
  rows: Row[],
  faultOf: (row: Row) => string | null,
  refuse: (row: Row, reason: string) => void,
): Row[] {
  const ids = new Set<number>()
  const names = new Set<string>()
  return rows.filter((row) => {
    const nameKey = `${row.speciesId} ${row.name.toLowerCase()}`
    const reason =
      faultOf(row) ??
      (ids.has(row.id) ? `id ${row.id} is used twice` : null) ??
      (names.has(nameKey) ? 'has the name of another of its species' : null)
    if (reason) refuse(row, reason)
    else {
      ids.add(row.id)
      names.add(nameKey)
    }
    return !reason
  })
}

const idsLost = (rows: { id: number }[], kept: Set<number>) =>
  new Set(rows.map(({ id }) => id).filter((id) => !kept.has(id)))

/**
 * The catalogue without the rows that break a rule, each of which joins `refused` with the file and line it came from
 * (`origins`, by "breed 200193" or "product 2002"; the catalogue's own code where there is none). A link to a row that
 * never was is refused too; prices and links go with the row they belong to.
 */
export function checkCatalogue(catalogue: Catalogue, origins: ReadonlyMap<string, Origin> = new Map()): Catalogue {
  const refused = [...catalogue.refused]
  const refuse = (key: string, reason: string) => {
    const { file, line } = origins.get(key) ?? { file: 'catalogue', line: 0 }
    refused.push({ file, line, reason: `${key} ${reason}` })
  }

  const pricesOf = Map.groupBy(catalogue.prices, (price) => price.productId)
  const products = sift(
    catalogue.products,
    (row) => brokenBy(productRules, row) ?? priceFault(pricesOf.get(row.id) ?? []),
    (row, reason) => refuse(`product ${row.id}`, `"${row.name}" ${reason}`),
  )
  const productIds = new Set(products.map(({ id }) => id))
  const refusedProducts = idsLost(catalogue.products, productIds)
  const breeds = sift(
    catalogue.breeds,
    (row) => brokenBy(breedRules, row),
    (row, reason) => refuse(`breed ${row.id}`, `"${row.name}" ${reason}`),
  ).map((row) => {
    if (row.fullBreedProfileId == null || productIds.has(row.fullBreedProfileId)) return row
    if (!refusedProducts.has(row.fullBreedProfileId))
      refuse(`breed ${row.id}`, `names the full breed profile ${row.fullBreedProfileId}, which does not exist`)
    return { ...row, fullBreedProfileId: null }
  })
  const breedIds = new Set(breeds.map(({ id }) => id))
  const refusedBreeds = idsLost(catalogue.breeds, breedIds)

  /**
   * A link whose two ends exist, and that is there once. A row that was refused, and named, takes its links with it.
   */
  const linked = <Link extends { productId: number }>(
    links: Link[],
    word: string,
    endOf: (link: Link) => number,
    ends: Set<number>,
    refusedEnds: Set<number>,
  ) => {
    const seen = new Set<string>()
    return links.filter((link) => {
      if (!productIds.has(link.productId) || refusedEnds.has(endOf(link))) return false
      const key = `${link.productId} ${endOf(link)}`
      const reason = !ends.has(endOf(link)) ? 'which does not exist' : seen.has(key) ? 'twice' : null
      if (reason) refuse(`product ${link.productId}`, `names the ${word} ${endOf(link)}, ${reason}`)
      seen.add(key)
      return !reason
    })
  }

  return {
    breeds,
    products,
    prices: catalogue.prices.filter(({ productId }) => productIds.has(productId)),
    productBreeds: linked(catalogue.productBreeds, 'breed', ({ breedId }) => breedId, breedIds, refusedBreeds),
    productContents: linked(
      catalogue.productContents,
      'content',
      ({ contentId }) => contentId,
      productIds,
      refusedProducts,
    ),
    shippingMethods: catalogue.shippingMethods,
    refused,
  }
}
