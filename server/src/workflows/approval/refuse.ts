import type { ApprovalKind } from '@shop/contract/approval'
import { Failure } from '@shop/contract/failure'
import { and, eq } from 'drizzle-orm'
import { findClub } from '../../animals/club/find.ts'
import { giveBackTo } from '../../animals/club/hand-over.ts'
import { clubMembers } from '../../schema/club.ts'
import { collectionAgents } from '../../schema/collection-agent.ts'
import type { Db } from '../../platform/db/open.ts'
import { responsibleBreeders } from '../../schema/responsible-breeder.ts'
import { users } from '../../schema/user.ts'
import { decideApplication, lockApplication } from './application.ts'
import { accountOf, type Change, nothingWaits, ownAgent, type Subject } from './approve.ts'

/** The account stays, with the reason; what it had on account stays billed. */
async function refuseVet(tx: Db, subject: Subject): Promise<Change> {
  const user = accountOf(subject)
  if (user.type !== 'vet') throw new Failure(409, { message: `${user.email} is no vet's account.` })
  if (user.approval === 'refused' && user.approvalReason === subject.reason) return null
  await tx
    .update(users)
    .set({
      approval: 'refused',
      approvalAt: new Date(),
      approvalBy: subject.actor.name,
      approvalReason: subject.reason,
    })
    .where(eq(users.id, user.id))
  return { subject: 'vet', before: { approval: user.approval }, after: { approval: 'refused' } }
}

async function refuseAgent(tx: Db, { user, email }: Subject): Promise<Change> {
  const application = await lockApplication(tx, 'agent', email)
  const own = user && (await ownAgent(tx, user.id))
  if (application) await decideApplication(tx, application, 'refused')
  else if (!own) throw nothingWaits(email)
  // An agent that we no longer accept is off the public list.
  if (own) await tx.delete(collectionAgents).where(eq(collectionAgents.id, own.id))
  return { subject: own ? `agent ${own.id}` : 'agent', before: { isListed: Boolean(own) }, after: { isListed: false } }
}

async function refuseBreeder(tx: Db, { email }: Subject): Promise<Change> {
  const application = await lockApplication(tx, 'breeder', email)
  if (application) await decideApplication(tx, application, 'refused')
  const gone = await tx.delete(responsibleBreeders).where(eq(responsibleBreeders.email, email)).returning()
  if (!application && !gone.length) throw nothingWaits(email)
  return { subject: 'breeder', before: { isMember: gone.length > 0 }, after: { isMember: false } }
}

async function refuseClub(tx: Db, subject: Subject): Promise<Change> {
  const user = accountOf(subject)
  const club = await findClub(tx, subject.club ?? '')
  if (!club) throw new Failure(404, { message: `There is no club “${subject.club}”.` })
  const gone = await tx
    .delete(clubMembers)
    .where(and(eq(clubMembers.clubId, club.id), eq(clubMembers.userId, user.id)))
    .returning()
  if (!gone.length) return null
  await giveBackTo(tx, user.id, club.id)
  return { subject: `club ${club.name}`, before: { actsForClub: true }, after: { actsForClub: false } }
}

export const refusals: Record<ApprovalKind, (tx: Db, subject: Subject) => Promise<Change>> = {
  vet: refuseVet,
  agent: refuseAgent,
  breeder: refuseBreeder,
  club: refuseClub,
}
