import type { sessionCalls } from '@shop/contract/session'
import { and, desc, eq, gt, isNull, lte, ne, or } from 'drizzle-orm'
import bowser from 'bowser'
import type { Db } from '../../platform/db/open.ts'
import { sessions } from '../../schema/session.ts'
import { isIdle, sessionCookie, type User, type Visitor } from '../visitor/visitor.ts'
import { isUuid } from '../../platform/values/ids.ts'
import { hashToken, newToken } from '../../platform/config/secrets.ts'
import type { Services } from '../../platform/services.ts'
import type { Cookies } from '../visitor/cookies.ts'
import type { Handlers } from '../visitor/handler.ts'
import { missing } from '../../platform/input/refusal.ts'

const sessionSeconds = 30 * 24 * 60 * 60

const browserNames = new Set(Object.values(bowser.BROWSER_MAP))
const systemNames = new Set(Object.values(bowser.OS_MAP))

/** "Firefox on Windows". Only names of the library's own lists: a browser's own name for itself could be anything. */
export function deviceOf(userAgent: string | null): string {
  if (!userAgent) return 'Unknown browser'
  const { browser, os } = bowser.parse(userAgent)
  const name = browserNames.has(browser.name ?? '') ? browser.name : 'Unknown browser'
  return systemNames.has(os.name ?? '') ? `${name} on ${os.name}` : `${name}`
}

/** Gives this browser a session's token. */
export const setToken = (cookies: Cookies, token: string, seconds = sessionSeconds) =>
  cookies.set(sessionCookie, token, { httpOnly: true, maxAge: seconds })

/** Signs a user in. Whatever session this browser had is over: nobody can have planted the new one's token. */
export async function openSession(
  { db, cookies, headers }: { db: Db; cookies: Cookies; headers: Headers },
  userId: string,
) {
  const token = newToken()
  await db.transaction(async (tx) => {
    await endSession(tx, cookies.get(sessionCookie))
    await tx.insert(sessions).values({
      tokenHash: hashToken(token),
      userId,
      device: deviceOf(headers.get('user-agent')),
      expiresAt: new Date(Date.now() + sessionSeconds * 1000),
    })
  })
  setToken(cookies, token)
}

/** An admin's session is their own again, for every page from now on. */
export async function endActing(db: Db, session: Visitor['session']) {
  if (!session) return
  await db
    .update(sessions)
    .set({ actingAsId: null, actingUntil: null })
    .where(and(eq(sessions.id, session.id), or(isNull(sessions.actingAsId), lte(sessions.actingUntil, new Date()))))
}

/** Ends a session: its cookie is worth nothing from then on, wherever a copy of it is. */
export async function endSession(db: Db, token: string | undefined) {
  if (token) await db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)))
}

/** Signs a user out everywhere, but for the one session that is named. */
export async function endSessionsOf(tx: Db, userId: string, exceptTokenHash?: string) {
  const isOther = exceptTokenHash ? ne(sessions.tokenHash, exceptTokenHash) : undefined
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), isOther))
}

export function sessionHandlers({ db }: Services): Handlers<typeof sessionCalls> {
  const listFor = async (user: User, current: Visitor['session']) => {
    const rows = await db
      .select()
      .from(sessions)
      .where(and(eq(sessions.userId, user.id), gt(sessions.expiresAt, new Date())))
      .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt))
    const open = rows.filter(({ lastSeenAt }) => !isIdle(lastSeenAt, user))
    const results = open.map(({ id, device, createdAt, lastSeenAt }) => ({
      id,
      device,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      isCurrent: id === current?.id,
    }))
    return { results: results.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent)) }
  }
  return {
    listSessions: ({ user, visitor }) => listFor(user, visitor.session),

    endSession: async ({ params, user, visitor, cookies }) => {
      const isTheirs = isUuid(params.id) ? and(eq(sessions.id, params.id), eq(sessions.userId, user.id)) : undefined
      const [ended] = isTheirs ? await db.delete(sessions).where(isTheirs).returning() : []
      if (!ended) throw missing()
      if (ended.id === visitor.session?.id) cookies.remove(sessionCookie)
      return listFor(user, visitor.session)
    },

    endOtherSessions: async ({ user, visitor }) => {
      await endSessionsOf(db, user.id, visitor.session?.tokenHash)
      return listFor(user, visitor.session)
    },
  }
}
