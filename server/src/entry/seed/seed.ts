import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { currencies, shippingCountries } from '@shop/contract/constants'
import { getTableColumns, inArray, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Logger } from 'pino'
import type { Config } from '../../platform/config/config.ts'
import { batchesOf } from '../../platform/db/batches.ts'
import { insertAll } from '../../platform/db/insert-all.ts'
import type { Db } from '../../platform/db/open.ts'
import { breeds } from '../../schema/breed.ts'
import { shippingMethods } from '../../schema/cart.ts'
import { dataFolder } from '../../reference/catalogue/data-folder.ts'
import type { Catalogue } from '../../reference/catalogue/rows.ts'
import { catalogueReleases } from '../../schema/catalogue.ts'
import { storeGeneGroups } from '../../laboratory/catalogue-release/gene-groups.ts'
import { factsNow, recordRelease } from '../../laboratory/catalogue-release/record.ts'
import { isPublished, publishOpenData } from '../../storefront/open-data/publish.ts'
import { prices, productBreeds, productContents, products } from '../../schema/product.ts'
import type { Services } from '../../platform/services.ts'

/**
 * Brings the database to the catalogue of server/data, all or nothing: an empty one is filled, and one that was filled
 * from other data gets what changed, and documents that depend on it are checked. One that has this data already is
 * left alone.
 */
export async function seed(
  db: Db,
  {
    config,
    log,
    jobs,
  }: { config: Pick<Config, 'isDemo'>; log: Pick<Logger, 'info' | 'warn'> } & Pick<Services, 'jobs'>,
) {
  const sha256 = hashOf(dataFolder)
  if (await isPublished(db, sha256)) return
  // What fills a database is loaded only where it is needed.
  const { buildCatalogue } = await import('../../reference/catalogue/catalogue.ts')
  const catalogue = buildCatalogue()
  for (const { file, line, reason } of catalogue.refused) log.warn(`${file}:${line} refused: ${reason}`)
  await db.transaction(async (tx) => {
    const [isFirst] = await tx.insert(catalogueReleases).values({ sha256 }).onConflictDoNothing().returning()
    await publishOpenData(tx, sha256, catalogue)
    await storeGeneGroups(tx, sha256)
    // Another process that started at the same moment has done it, or an older version of the shop.
    if (!isFirst) return
    const [any] = await tx.select({ id: products.id }).from(products).limit(1)
    if (any) {
      const before = await factsNow(tx)
      await renew(tx, catalogue)
      return recordRelease(tx, { jobs }, { sha256, before })
    }
    await insert(tx, catalogue)
    if (config.isDemo) await (await import('./demo.ts')).seedDemo(tx)
  })
  log.info({ products: catalogue.products.length, breeds: catalogue.breeds.length })
}

/**
 * Raised when the code makes something else of the same data, so that shops that have it get what changed. A new currency
 * or country needs no number: it is in the hash.
 */
const version = '2'

function hashOf(folder: string): string {
  const hash = createHash('sha256').update(JSON.stringify([version, currencies, shippingCountries]))
  // Its folder of towns is no part of the catalogue.
  const files = readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []))
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(join(folder, file)))
  return hash.digest('hex')
}

async function insert(tx: Db, catalogue: Catalogue) {
  await insertAll(tx, breeds, catalogue.breeds)
  await insertAll(tx, products, catalogue.products)
  await insertAll(tx, prices, catalogue.prices)
  await insertLinks(tx, catalogue)
  await insertAll(tx, shippingMethods, catalogue.shippingMethods)
}

async function insertLinks(tx: Db, catalogue: Catalogue) {
  await insertAll(tx, productBreeds, catalogue.productBreeds)
  await insertAll(tx, productContents, catalogue.productContents)
}

/** Every column of a row as the row that was to be inserted has it, but its id and what the database makes itself. */
const inserted = (table: PgTable) =>
  Object.fromEntries(
    Object.entries(getTableColumns(table))
      .filter(([name, { generated }]) => name !== 'id' && !generated)
      .map(([name]) => [name, sql`excluded.${sql.identifier(toSnakeCase(name))}`]),
  )

/**
 * What is known of breeds and products changes; prices and ways of delivery, which the shop sets, stay, and get what is
 * missing of a new currency or country. What the data no longer names stays, too: it may have been sold.
 */
async function renew(tx: Db, catalogue: Catalogue) {
  for (const batch of batchesOf(catalogue.breeds))
    await tx
      .insert(breeds)
      .values(batch)
      .onConflictDoUpdate({ target: breeds.id, set: inserted(breeds) })
  for (const batch of batchesOf(catalogue.products))
    await tx
      .insert(products)
      .values(batch)
      .onConflictDoUpdate({ target: products.id, set: inserted(products) })
  for (const batch of batchesOf(catalogue.prices)) await tx.insert(prices).values(batch).onConflictDoNothing()
  await renewDelivery(tx, catalogue.shippingMethods)
  for (const ids of batchesOf(catalogue.products.map(({ id }) => id))) {
    await tx.delete(productBreeds).where(inArray(productBreeds.productId, ids))
    await tx.delete(productContents).where(inArray(productContents.productId, ids))
  }
  await insertLinks(tx, catalogue)
}

/** Ways to countries that nothing went to, and amounts in currencies that a way had none in. */
async function renewDelivery(tx: Db, wanted: Catalogue['shippingMethods']) {
  const stored = await tx.select().from(shippingMethods)
  const missing = wanted.filter(
    ({ id, countries }) =>
      stored.some((way) => way.id === id) ||
      !stored.some((way) => way.countries.some((country) => countries.includes(country))),
  )
  if (missing.length)
    await tx
      .insert(shippingMethods)
      .values(missing)
      .onConflictDoUpdate({
        target: shippingMethods.id,
        set: { amounts: sql`excluded.amounts || ${shippingMethods.amounts}` },
      })
}
