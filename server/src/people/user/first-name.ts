import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import type { FirstNameOf } from '../../platform/mail/mailer.ts'
import { users } from '../../schema/user.ts'

/** Whom a mail greets. An account's address is confirmed, so its name is its reader's own. */
export const firstNameOf =
  (db: Db): FirstNameOf =>
  async (address) => {
    const isTheirs = eq(users.email, address.toLowerCase())
    const [user] = await db.select({ firstName: users.firstName }).from(users).where(isTheirs)
    return user?.firstName
  }
