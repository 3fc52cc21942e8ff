import { breeder } from './demo-people.ts'
import { demoClub, demoClubProduct } from './demo-world.ts'
import { packPrice, priceList } from '../../reference/catalogue/prices.ts'
import { clubMembers, clubs } from '../../schema/club.ts'
import { findBase, makeClubProduct } from '../../animals/club-product/make.ts'
import type { Db } from '../../platform/db/open.ts'

/** The DNA profile for dogs. */
const dnaProfile = 2138

/** The sample world's club, with who acts for it and the kit that is sold to its people alone. */
export async function seedClub(tx: Db) {
  await tx.insert(clubs).values(demoClub)
  await tx.insert(clubMembers).values({ clubId: demoClub.id, userId: breeder.id })
  const base = await findBase(tx, dnaProfile)
  if (!base) throw new Error('No product to make the club’s of')
  const price = packPrice(priceList.dnaProfile, 1, 15)
  await makeClubProduct(tx, { ...demoClubProduct, base, clubName: demoClub.name, price })
}
