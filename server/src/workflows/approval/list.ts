import type { approvalCalls, Waiting } from '@shop/contract/approval'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import { enquiries } from '../../schema/enquiry.ts'
import { users } from '../../schema/user.ts'
import { nameOf } from '../../people/visitor/visitor.ts'
import { applicationKinds, type Application, kindOf } from './application.ts'
import type { QueryOf } from '@shop/contract/call-parts'
import { folded } from '@shop/contract/text'
import { sortRows } from '../../platform/values/sort-rows.ts'

const listed = (...facts: unknown[]) => facts.filter(Boolean).join(', ')

const detailsOf = ({ kind, details }: Application) =>
  kind === 'agent-nomination'
    ? listed(
        details.agentName,
        details.occupation,
        details.address,
        details.city,
        details.state,
        details.postalCode,
        details.species && `takes samples of: ${details.species}`,
        details.openingTimes,
      )
    : listed(details.kennelName, details.breeds, details.place, details.registry, details.registrationNumber)

/** For `where`: a vet, an agent or a breeder who waits. */
export const isWaitingVet = and(eq(users.type, 'vet'), eq(users.approval, 'waiting'))
export const isUndecided = (kinds: readonly (typeof applicationKinds)[number][]) =>
  and(inArray(enquiries.kind, [...kinds]), isNull(enquiries.decision))

const columns = { name: ({ name }: Waiting) => folded(name), since: ({ since }: Waiting) => since }

/** Everybody who waits, longest first unless they are sorted. */
export async function listWaiting(
  db: Db,
  { sort = 'since' }: Partial<QueryOf<typeof approvalCalls.listWaiting>>,
): Promise<{ results: Waiting[] }> {
  const vets = await db.select().from(users).where(isWaitingVet)
  const applications = await db
    .select()
    .from(enquiries)
    .where(isUndecided(applicationKinds))
    .orderBy(asc(enquiries.createdAt))
  const results = [
    ...vets.map((vet): Waiting => ({
      kind: 'vet',
      name: nameOf(vet),
      email: vet.email,
      country: vet.countryCode,
      details: listed(vet.clinic, vet.registrationNumber) || 'No practice named',
      since: vet.createdAt.toISOString(),
      accountId: vet.id,
      reference: null,
    })),
    ...applications.map((application): Waiting => ({
      kind: kindOf(application),
      name: application.name,
      email: application.email,
      country: String(application.details.country ?? '') || null,
      details: detailsOf(application),
      since: application.createdAt.toISOString(),
      accountId: null,
      reference: application.reference,
    })),
  ]
  return { results: sortRows(results, columns, sort) }
}
