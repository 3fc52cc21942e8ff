import { club } from '@shop/mocks/fixtures/club'
import { breeder } from '@shop/mocks/fixtures/user'
import { clubProduct } from '@shop/mocks/fixtures/product'
import { packPrice, priceList } from '../../reference/catalogue/prices.ts'
import { clubMembers, clubs } from '../../schema/club.ts'
import { findBase, makeClubProduct } from '../../animals/club-product/make.ts'
import type { Db } from '../../platform/db/open.ts'

/** The DNA profile for dogs. */
const dnaProfile = 2138

/** The sample world's club, with who acts for it and the kit that is sold to its people alone. */
export async function seedClub(tx: Db) {
  const { id: clubId, name: clubName, country } = club()
  await tx.insert(clubs).values({ id: clubId, name: clubName, country })
  await tx.insert(clubMembers).values({ clubId, userId: breeder().id })
  const base = await findBase(tx, dnaProfile)
  if (!base) throw new Error('No product to make the club’s of')
  const { id, name, summary } = clubProduct
  const price = packPrice(priceList.dnaProfile, 1, 15)
  await makeClubProduct(tx, { base, clubName, name, id, summary, price })
}
