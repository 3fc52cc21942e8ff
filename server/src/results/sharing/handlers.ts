import type { ShareRights } from '@shop/contract/animal'
import { messages } from '@shop/contract/messages'
import type { sharingCalls } from '@shop/contract/sharing'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { refusal } from '../../platform/input/refusal.ts'
import { type AnimalRow, findAnimal, lockAnimal } from '../../animals/animal/access.ts'
import { endShares } from '../../animals/animal/former-readers.ts'
import { animalMails } from '../../animals/animal/mail-limit.ts'
import { profileOf } from '../animal-profile/profile.ts'
import type { Db } from '../../platform/db/open.ts'
import { animals } from '../../schema/animal.ts'
import { animalShares } from '../../schema/sharing.ts'
import { users } from '../../schema/user.ts'
import { dailyMails } from '../../platform/mail/daily-limit.ts'
import { sendNotice } from '../../platform/mail/notice.ts'
import type { Services } from '../../platform/services.ts'
import type { Handlers } from '../../people/visitor/handler.ts'
import { sharingNotices } from './mail-copy.ts'

const refused = (field: string, why: string) => refusal({ [field]: why })

/** What was shown to an account's old address is shown to its new one. Of two shares of one animal the wider stays. */
export async function moveShares(tx: Db, from: string, { id: userId, email: to }: { id: string; email: string }) {
  const moved = await tx.delete(animalShares).where(eq(animalShares.email, from)).returning()
  if (moved.length)
    await tx
      .insert(animalShares)
      .values(moved.map((share) => ({ ...share, email: to })))
      .onConflictDoUpdate({
        target: [animalShares.animalId, animalShares.email],
        set: { rights: 'full' },
        setWhere: sql`excluded.rights = 'full'`,
      })
  // Users do not see their own.
  const own = tx.select({ id: animals.id }).from(animals).where(eq(animals.userId, userId))
  await tx.delete(animalShares).where(and(eq(animalShares.email, to), inArray(animalShares.animalId, own)))
}

/** Shares a locked animal, or changes the rights of a share there is; true where it is shared for the first time. */
async function share(tx: Db, animal: AnimalRow, email: string, rights: ShareRights): Promise<boolean> {
  const isOwner = animal.rights === 'owner'
  if (!isOwner && rights === 'full') throw refused('rights', 'Only its owner can give all rights.')
  // Whoever it is shared with does not learn its owner's address by trying.
  const [reader] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email))
  if (reader && reader.id === animal.userId) return false
  const [added] = await tx
    .insert(animalShares)
    .values({ animalId: animal.id, email, rights })
    .onConflictDoNothing()
    .returning({ email: animalShares.email })
  if (!added && isOwner)
    await tx
      .update(animalShares)
      .set({ rights })
      .where(and(eq(animalShares.animalId, animal.id), eq(animalShares.email, email)))
  return added !== undefined
}

export function sharingHandlers(services: Services): Handlers<typeof sharingCalls> {
  const { db } = services
  const mails = animalMails(services)
  const invitations = dailyMails(services, 'invitation')
  return {
    /** Answers alike whether or not anybody has the address. */
    shareAnimal: async ({ params, body, user }) => {
      const email = body.email.toLowerCase()
      const rights = body.rights ?? 'view'
      await findAnimal(db, params.id, user, 'full')
      if (email === user.email) throw refused('email', 'This is your own address.')
      await mails.count(user.id)
      await invitations.count(email)
      return db.transaction(async (tx) => {
        const animal = await lockAnimal(tx, params.id, user, 'full')
        if (await share(tx, animal, email, rights))
          await sendNotice(services, sharingNotices['animal-shared'], email, tx, user.email)
        return profileOf(tx, user, animal)
      })
    },

    unshareAnimal: ({ params, query, user }) =>
      db.transaction(async (tx) => {
        const animal = await lockAnimal(tx, params.id, user, 'view')
        const isOwner = animal.rights === 'owner'
        const email = query.email?.trim().toLowerCase() || (isOwner ? undefined : user.email)
        if (!email) throw refused('email', messages.fieldRequired)
        if (!isOwner && email !== user.email) throw refused('email', 'Only its owner can end what others see.')
        await endShares(tx, and(eq(animalShares.animalId, animal.id), eq(animalShares.email, email)))
        return { message: isOwner ? 'They no longer see this animal.' : 'You no longer see this animal.' }
      }),
  }
}
