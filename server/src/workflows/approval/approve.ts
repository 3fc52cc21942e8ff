import type { ApprovalKind, Decision } from '@shop/contract/approval'
import { agentSpecies, species } from '@shop/contract/constants'
import { Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import { eq, sql } from 'drizzle-orm'
import { findClub } from '../../animals/club/find.ts'
import { clubMembers, clubs } from '../../schema/club.ts'
import { collectionAgents } from '../../schema/collection-agent.ts'
import type { Db } from '../../platform/db/open.ts'
import { responsibleBreeders } from '../../schema/responsible-breeder.ts'
import { users } from '../../schema/user.ts'
import type { Actor } from '../../people/visitor/handler.ts'
import { decideApplication, lockApplication } from './application.ts'

export type UserRow = typeof users.$inferSelect
/** What a decision works with: whose it is, by their address, and their account if they have one. */
export type Subject = Decision & { user: UserRow | undefined; actor: Actor }
/** What changed, for the audit; null where it was so already. */
export type Change = { subject: string; before: Record<string, unknown>; after: Record<string, unknown> } | null

export const nothingWaits = (email: string) => new Failure(404, { message: `Nothing of ${email} waits for this.` })

/** The account, where the decision is about one. Throws 404. */
export function accountOf({ user, email }: Subject): UserRow {
  if (!user) throw new Failure(404, { message: `${messages.userNotFound}: nobody has an account with ${email}.` })
  return user
}

const nextId = (table: typeof collectionAgents | typeof responsibleBreeders | typeof clubs) =>
  sql<number>`(select coalesce(max(id), 0) + 1 from ${table})`

/** Until the transaction ends nobody else draws the next number, or makes the club of the same name. */
const oneAtATime = (tx: Db, of: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`approve:${of}`}, 0))`)

async function approveVet(tx: Db, subject: Subject): Promise<Change> {
  const user = accountOf(subject)
  if (user.type !== 'vet') throw new Failure(409, { message: `${user.email} is no vet's account.` })
  if (user.approval === 'approved') return null
  await tx
    .update(users)
    .set({ approval: 'approved', approvalAt: new Date(), approvalBy: subject.actor.name, approvalReason: null })
    .where(eq(users.id, user.id))
  return { subject: 'vet', before: { approval: user.approval }, after: { approval: 'approved' } }
}

/** Lists a nominated agent; whoever nominated themselves has the listing as their own. */
async function approveAgent(tx: Db, subject: Subject): Promise<Change> {
  const application = await lockApplication(tx, 'agent', subject.email)
  const own = subject.user && (await ownAgent(tx, subject.user.id))
  if (!application && own) return null
  if (!application) throw nothingWaits(subject.email)
  await oneAtATime(tx, 'collection agents')
  const { details, name } = application
  const isSelf = details.nominee === 'self'
  // Without an account, this agent could not be recognised later.
  const userId = isSelf ? accountOf(subject).id : null
  const text = (field: string) => String(details[field] ?? '')
  const [entry] = await tx
    .insert(collectionAgents)
    .values({
      id: nextId(collectionAgents),
      name: isSelf ? name : text('agentName'),
      kind: 'agent',
      place: text('city'),
      postalCode: text('postalCode'),
      state: text('state') || null,
      country: text('country'),
      // Street and phone are theirs to publish: they may be those of a home.
      openingTimes: text('openingTimes') || null,
      species: agentSpecies.find((known) => known === details.species) ?? 'both',
      userId,
    })
    .returning()
  await decideApplication(tx, application, 'approved')
  return {
    subject: `agent ${entry?.id}`,
    before: { isListed: false },
    after: { isListed: true, hasAccount: userId !== null },
  }
}

export const ownAgent = async (tx: Db, userId: string) =>
  (await tx.select().from(collectionAgents).where(eq(collectionAgents.userId, userId)).limit(1))[0]

/** Joins a kennel or cattery to the program, and lists it where that was wanted. */
async function approveBreeder(tx: Db, subject: Subject): Promise<Change> {
  const application = await lockApplication(tx, 'breeder', subject.email)
  if (!application) {
    if (await tx.$count(responsibleBreeders, eq(responsibleBreeders.email, subject.email))) return null
    throw nothingWaits(subject.email)
  }
  await oneAtATime(tx, 'responsible breeders')
  const { details } = application
  const text = (field: string) => String(details[field] ?? '')
  const isListed = details.isListingWanted === true
  if (isListed)
    await tx.insert(responsibleBreeders).values({
      id: nextId(responsibleBreeders),
      email: subject.email,
      name: text('kennelName'),
      speciesId: text('species') === 'cat' ? species.feline : species.canine,
      breeds: text('breeds')
        .split(',')
        .map((breed) => breed.trim())
        .filter(Boolean),
      tests: [],
      place: text('place'),
      country: text('country'),
      registry: text('registry'),
      registrationNumber: text('registrationNumber'),
      memberSince: new Date().toISOString().slice(0, 10),
    })
  await decideApplication(tx, application, 'approved')
  return { subject: 'breeder', before: { isMember: false }, after: { isMember: true, isListed } }
}

/** Lets somebody act for a club, which is made where it is not there yet. */
async function approveClub(tx: Db, subject: Subject): Promise<Change> {
  const user = accountOf(subject)
  const name = subject.club ?? ''
  await oneAtATime(tx, 'clubs')
  const known = await findClub(tx, name)
  const [club] = known
    ? [known]
    : await tx
        .insert(clubs)
        .values({ id: nextId(clubs), name, country: subject.country ?? null })
        .returning()
  if (!club) throw new Error('No club was made')
  const added = await tx
    .insert(clubMembers)
    .values({ clubId: club.id, userId: user.id })
    .onConflictDoNothing()
    .returning()
  if (!added.length) return null
  return {
    subject: `club ${club.name}`,
    before: { actsForClub: false },
    after: { actsForClub: true, isNewClub: !known },
  }
}

export const approvals: Record<ApprovalKind, (tx: Db, subject: Subject) => Promise<Change>> = {
  vet: approveVet,
  agent: approveAgent,
  breeder: approveBreeder,
  club: approveClub,
}
