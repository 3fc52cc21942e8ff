import { eq } from 'drizzle-orm'
import type { Erase } from '../../people/visitor/own-data.ts'
import { releaseMails } from '../../schema/catalogue-release.ts'

export const eraseReleaseMails: Erase = (tx, { email }) => tx.delete(releaseMails).where(eq(releaseMails.email, email))
