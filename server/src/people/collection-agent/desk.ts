import {
  type AgentKit,
  agentKitStates,
  type collectionAgentCalls,
  type DeskAgent,
} from '@shop/contract/collection-agent'
import { Failure } from '@shop/contract/failure'
import { and, asc, eq, getTableColumns, isNull } from 'drizzle-orm'
import { recordAudit } from '../admin/audit.ts'
import type { Db } from '../../platform/db/open.ts'
import { sendNotice } from '../../platform/mail/notice.ts'
import { orders } from '../../schema/order.ts'
import { readBarcode } from '@shop/contract/codes'
import { isNumberId } from '../../platform/values/ids.ts'
import { samples } from '../../schema/sample.ts'
import type { Services } from '../../platform/services.ts'
import { users } from '../../schema/user.ts'
import type { Actor } from '../visitor/handler.ts'
import { agentKits } from './kits.ts'
import { collectionAgents } from '../../schema/collection-agent.ts'
import { collectionAgentNotices } from './mail-copy.ts'
import { missing } from '../../platform/input/refusal.ts'
import type { QueryOf } from '@shop/contract/call-parts'
import { foldedColumn } from '../../platform/db/like.ts'
import { sortedBy } from '../../platform/db/sorted-by.ts'

const columns = {
  name: foldedColumn(collectionAgents.name),
  number: collectionAgents.id,
  place: foldedColumn(collectionAgents.place),
}

/** Every agent by country and place unless they are sorted, also those who are out of the public list. */
export async function deskAgents(
  db: Db,
  { sort }: Partial<QueryOf<typeof collectionAgentCalls.listDeskAgents>>,
): Promise<DeskAgent[]> {
  const rows = await db
    .select({ ...getTableColumns(collectionAgents), email: users.email })
    .from(collectionAgents)
    .leftJoin(users, eq(users.id, collectionAgents.userId))
    .orderBy(
      ...(sort ? [sortedBy(columns, sort)] : [asc(collectionAgents.country), asc(collectionAgents.place)]),
      asc(collectionAgents.id),
    )
  const kitsOf = Map.groupBy(await agentKits(db), ({ userId }) => userId)
  return rows.map(({ userId, ...row }) => {
    const kits = (userId && kitsOf.get(userId)) || []
    return {
      ...row,
      kits: agentKitStates.flatMap((state) => {
        const count = kits.filter((kit) => kit.state === state).length
        return count ? [{ state, count }] : []
      }),
    }
  })
}

const byId = (id: string) => {
  if (!isNumberId(id)) throw missing()
  return eq(collectionAgents.id, Number(id))
}

/** Throws 404 for an agent who is not in the list. */
export async function kitsOfAgent(db: Db, id: string): Promise<AgentKit[]> {
  const [agent] = await db.select().from(collectionAgents).where(byId(id))
  if (!agent) throw missing()
  if (!agent.userId) return []
  return (await agentKits(db, eq(orders.userId, agent.userId))).map(({ userId: _, ...kit }) => kit)
}

/** From now on they vouch for nothing; what they carry stays in the list of their account. Throws 404. */
export const removeAgent = (services: Services, actor: Actor, id: string, reason: string) =>
  services.db.transaction(async (tx) => {
    const [gone] = await tx.delete(collectionAgents).where(byId(id)).returning()
    if (!gone) throw missing()
    const [user] = gone.userId ? await tx.select().from(users).where(eq(users.id, gone.userId)) : []
    await recordAudit(tx, actor, {
      action: 'remove-agent',
      user,
      subject: `agent ${gone.id}, ${gone.name}`,
      reason,
      before: { isListed: true },
      after: { isListed: false },
    })
    if (user) await sendNotice(services, collectionAgentNotices['agent-refused'], user.email, tx, reason)
    return { id: gone.id }
  })

/** Of a return and an activation at once, one finds the kit free. Throws 404 where no agent was sent it, 409 where it is used. */
export const returnKit = (db: Db, actor: Actor, typed: string, reason: string) =>
  db.transaction(async (tx) => {
    const barcode = readBarcode(typed)
    const isIt = eq(samples.barcode, barcode)
    const find = async () => (await agentKits(tx, isIt))[0]
    await tx.select({ barcode: samples.barcode }).from(samples).where(isIt).for('update')
    const kit = await find()
    if (!kit) throw missing()
    if (kit.state === 'returned') return { barcode, isChanged: false }
    if (kit.state !== 'carried')
      throw new Failure(409, {
        message: `The kit ${barcode} is not with the agent unused: it is ${kit.state}.`,
      })
    await tx
      .update(samples)
      .set({ voidedAt: new Date(), returnedAt: new Date() })
      .where(and(isIt, isNull(samples.activatedAt)))
    const [user] = await tx.select().from(users).where(eq(users.id, kit.userId))
    await recordAudit(tx, actor, {
      action: 'return-agent-kit',
      user,
      subject: `kit ${barcode}`,
      reason,
      before: { state: kit.state },
      after: { state: 'returned' },
    })
    return { barcode, isChanged: true }
  })
