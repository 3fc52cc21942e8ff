import { eq } from 'drizzle-orm'
import type { Collect, Erase } from '../../people/visitor/own-data.ts'
import { responsibleBreeders } from '../../schema/responsible-breeder.ts'

export const collectBreeders: Collect = async (db, { email }) => ({
  responsibleBreederEntries: await db.select().from(responsibleBreeders).where(eq(responsibleBreeders.email, email)),
})

export const eraseBreeders: Erase = (tx, { email }) =>
  tx.delete(responsibleBreeders).where(eq(responsibleBreeders.email, email))
