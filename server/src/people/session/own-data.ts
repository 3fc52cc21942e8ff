import { eq } from 'drizzle-orm'
import type { Collect } from '../visitor/own-data.ts'
import { sessions } from '../../schema/session.ts'

export const collectSessions: Collect = async (db, { id: userId }) => ({
  sessions: await db
    .select({ device: sessions.device, createdAt: sessions.createdAt, lastSeenAt: sessions.lastSeenAt })
    .from(sessions)
    .where(eq(sessions.userId, userId)),
})
