import { kitIds } from '@shop/contract/constants'
import { club } from '@shop/mocks/fixtures/club'
import { breeder } from '@shop/mocks/fixtures/user'
import { clubProduct } from '@shop/mocks/fixtures/product'
import { eq } from 'drizzle-orm'
import { helix } from '../catalogue/coats.ts'
import { packPrice, priceList, priceRows } from '../catalogue/prices.ts'
import { clubMembers, clubs } from '../club/tables.ts'
import type { Db } from '../db/open.ts'
import { prices, productContents, products } from '../product/tables.ts'

/** The sample world's club, with who acts for it and the kit that is sold to its people alone. */
export async function seedClub(tx: Db) {
  const { id: clubId, name: clubName, country } = club()
  await tx.insert(clubs).values({ id: clubId, name: clubName, country })
  await tx.insert(clubMembers).values({ clubId, userId: breeder().id })
  const { id, name, summary } = clubProduct
  const [kit] = await tx.select().from(products).where(eq(products.id, kitIds.dogParentage))
  if (!kit) throw new Error('No kit to make the club’s of')
  const contents = await tx.select().from(productContents).where(eq(productContents.productId, kit.id))
  await tx.insert(products).values({
    ...kit,
    id,
    name,
    summary,
    clubName,
    description:
      'A swab kit for one dog, with a DNA profile paid for, at the price that your club has agreed on for its people.',
    coat: helix(id),
    searchText: `${name} ${clubName} ${summary}`.toLowerCase(),
  })
  await tx.insert(prices).values(priceRows(id, packPrice(priceList.dnaProfile, 1, 15)))
  await tx.insert(productContents).values(contents.map((content) => ({ ...content, productId: id })))
}
