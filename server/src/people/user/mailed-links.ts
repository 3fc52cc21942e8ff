import { eq, or } from 'drizzle-orm'
import { mailTokens } from '../../schema/user.ts'

/** Links mailed to the user, and to the address that the account has now. */
export const isLinkOf = (userId: string, email: string) =>
  or(eq(mailTokens.userId, userId), eq(mailTokens.email, email))
