import type { OrderNote } from '@shop/contract/desk-order'
import { and, desc, eq, gt } from 'drizzle-orm'
import { recordAudit } from '../../people/admin/audit.ts'
import type { Actor } from '../../people/visitor/handler.ts'
import type { Db } from '../../platform/db/open.ts'
import { orderNotes } from '../../schema/desk-order.ts'
import { ownerOf } from '../parcel/locked-order.ts'
import { lockByNumber, repeatMs } from './locked.ts'

const toNote = ({ id, text, byName, createdAt }: typeof orderNotes.$inferSelect): OrderNote => ({
  id,
  text,
  by: byName,
  at: createdAt.toISOString(),
})

/** The newest first. */
export const notesOf = async (db: Db, orderId: string): Promise<OrderNote[]> =>
  (
    await db
      .select()
      .from(orderNotes)
      .where(eq(orderNotes.orderId, orderId))
      .orderBy(desc(orderNotes.createdAt), desc(orderNotes.id))
  ).map(toNote)

/** Adds a note; the same words of the same person within a minute are the same note. Throws 404. */
export const noteOrder = (db: Db, actor: Actor, number: string, text: string): Promise<OrderNote> =>
  db.transaction(async (tx) => {
    const { order } = await lockByNumber(tx, number)
    const isRepeated = and(
      eq(orderNotes.orderId, order.id),
      eq(orderNotes.text, text),
      eq(orderNotes.byName, actor.name),
      gt(orderNotes.createdAt, new Date(Date.now() - repeatMs)),
    )
    const [known] = await tx.select().from(orderNotes).where(isRepeated)
    if (known) return toNote(known)
    const [note] = await tx
      .insert(orderNotes)
      .values({ orderId: order.id, text, byId: actor.id, byName: actor.name })
      .returning()
    if (!note) throw new Error('No note was made')
    await recordAudit(tx, actor, {
      action: 'note-order',
      subject: order.number,
      reason: 'Note',
      user: await ownerOf(tx, order),
      before: null,
      after: { note: note.id },
    })
    return toNote(note)
  })
