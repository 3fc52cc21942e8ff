import { eq } from 'drizzle-orm'
import { mailTokens, users } from '../../schema/user.ts'
import { knownCopies, linkCopies } from './mail-copy.ts'
import { linkHours, linkToken } from './mail-token.ts'
import type { Services } from '../../platform/services.ts'
import type { Mail } from '../../platform/mail/mailer.ts'

/** The mail behind a link's row; null where there is nothing to send, which only the owner of the address may know. */
export async function linkMail({ db, config, secrets }: Services, mailTokenId: string): Promise<Mail | null> {
  const [row] = await db.select().from(mailTokens).where(eq(mailTokens.id, mailTokenId))
  if (!row || row.usedAt) return null
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, row.email))
  if (row.purpose === 'password' && !user) return null
  const href = (path: string) => `${config.publicUrl}${path}?token=${linkToken(secrets, row.id)}`
  const hours = linkHours[row.purpose]
  const within = hours === 1 ? 'an hour' : `${hours} hours`
  const said =
    user && row.purpose !== 'password'
      ? knownCopies[row.purpose](config.publicUrl)
      : linkCopies[row.purpose](href, within)
  return { key: `link-${row.id}`, to: row.email, ...said }
}
