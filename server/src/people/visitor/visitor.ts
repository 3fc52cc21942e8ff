import {
  type Currency,
  currencies,
  defaults,
  type ShopType,
  shopTypes,
  type UserType,
  userTypes,
} from '@shop/contract/constants'
import type { DeskRole } from '@shop/contract/desk-role'
import { currencyOf } from '@shop/contract/money'
import { and, eq, getTableColumns, gt, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Context } from 'hono'
import type { Config } from '../../platform/config/config.ts'
import { cookiesOf } from './cookies.ts'
import { detectCountry, isCountry, waysToDetect } from './country-detection.ts'
import type { Locate } from './ip-location.ts'
import type { Db } from '../../platform/db/open.ts'
import { collectionAgents } from '../../schema/collection-agent.ts'
import { givenRoles } from '../../schema/desk-role.ts'
import { memberships } from '../../schema/member.ts'
import { newsletterConsents } from '../../schema/newsletter.ts'
import { sessions } from '../../schema/session.ts'
import { twoFactors } from '../../schema/two-factor.ts'
import { mailTokens, users } from '../../schema/user.ts'
import { hashToken } from '../../platform/config/secrets.ts'

/** A user with what other tables store about them. */
export type User = typeof users.$inferSelect & {
  isNewsletterSubscribed: boolean
  hasTwoFactor: boolean
  /** A new address that waits for its confirmation. */
  pendingEmail: string | null
  /** Whether the account is an approved collection agent's. */
  isAgent: boolean
  /** Whether they have the kennel membership, and so its prices. */
  isMember: boolean
  /** What they do at the desk; nobody who is a customer alone has a role. */
  roles: DeskRole[]
}

/** Whether we accept what this user states about a sample: an approved vet or collection agent (decision 0034). */
export const isApproved = ({ approval, isAgent }: Pick<User, 'approval' | 'isAgent'>) =>
  approval === 'approved' || isAgent

/** Whether a user's orders go on their account, to be invoiced: they are approved and have credit. */
export const ordersOnAccount = (user: Pick<User, 'approval' | 'isAgent' | 'creditLimit'>) =>
  isApproved(user) && user.creditLimit !== null

type Named = Pick<User, 'firstName' | 'lastName'>

export const nameOf = ({ firstName, lastName }: Named) => `${firstName} ${lastName}`

/** Who took a sample, as its certificate names them: "Priya Raman, Riverside Animal Clinic". */
export const collectorName = (user: Named & Pick<User, 'clinic'>) =>
  [nameOf(user), user.clinic].filter(Boolean).join(', ')

/** Enough to recognise, no more: "Anna B." */
export const shortName = ({ firstName, lastName }: Named) => `${firstName} ${lastName.slice(0, 1)}.`

/** Who makes a call, and for which country. */
export type Visitor = {
  /** Whose things these are. */
  user: User | null
  /** The admin who looks at the site as `user`, and the audit's line with the reason; null for the user in person. */
  admin: { id: string; name: string; entryId: string } | null
  /** An admin's half hour has run out, and the page they look at may not know it yet: it may read, and change nothing. */
  isActingOver: boolean
  /** Somebody was signed in here until now: the cookie opens no session any more. */
  hasSessionEnded: boolean
  /** The session, of whoever sits at the browser; null when nobody is signed in. */
  session: { id: string; tokenHash: string } | null
  userType: UserType
  /** The shop that a guest said is theirs. */
  chosenType: ShopType | null
  country: string
  /** False while the country is only the default: nobody chose it and nothing detected it. */
  isCountryKnown: boolean
  /** True while a guest's country is only detected: no cookie stores it yet. */
  isCountryDetected: boolean
  currency: Currency
}

/**
 * Whether somebody with a role at the desk has yet to set two-step login up: in a shop with real customers a password alone opens nothing that
 * concerns others.
 */
export const lacksTwoStep = ({ user, admin }: Pick<Visitor, 'user' | 'admin'>, { isLive }: Pick<Config, 'isLive'>) =>
  isLive && user !== null && user.roles.length > 0 && !admin && !user.hasTwoFactor

export const sessionCookie = 'session'
/** The cart's id, which the browser stores too: so the server knows the cart before any script runs. */
export const cartCookie = 'cart'

type InLog = { user?: string; admin?: string }
const logKey = 'inLog'

/** A caller's part of a line in the log: ids alone. */
export const visitorInLog = (c: Context): InLog => (c.get(logKey) as InLog | undefined) ?? {}

/** States in the log who makes a request. */
export function logVisitor(c: Context, { user, admin }: Pick<Visitor, 'user' | 'admin'>) {
  const inLog: InLog = { ...(user && { user: user.id }), ...(admin && { admin: admin.id }) }
  c.set(logKey, inLog)
}

/** Who makes a request. A cookie that opens no session any more is taken back (login-5). */
export async function visitorOf(
  c: Context,
  { db, config, locate }: { db: Db; config: Pick<Config, 'publicUrl'>; locate: Locate },
  address: string,
): Promise<Visitor> {
  const cookies = cookiesOf(c, config)
  const token = cookies.get(sessionCookie)
  const signedIn = token ? await sessionOf(db, token) : null
  if (token && !signedIn) cookies.remove(sessionCookie)
  const user = signedIn?.user ?? null
  const admin = signedIn?.admin ?? null
  logVisitor(c, { user, admin })
  const saved = cookies.get('country')
  const own = isCountry(saved) ? saved : user?.countryCode
  const known = own ?? (await detectCountry({ headers: c.req.raw.headers, address }, waysToDetect(locate)))
  const country = known ?? defaults.country
  const chosen = cookies.get('currency')
  const guestType = cookies.get('user-type')
  const chosenType = cookies.get('chosen-type')
  return {
    user,
    admin,
    isActingOver: signedIn?.isActingOver ?? false,
    hasSessionEnded: token !== undefined && !signedIn,
    session: signedIn?.session ?? null,
    userType: (user?.type as UserType | undefined) ?? userTypes.find((type) => type === guestType) ?? defaults.userType,
    chosenType: (!user && shopTypes.find((type) => type === chosenType)) || null,
    country,
    isCountryKnown: known !== undefined,
    isCountryDetected: known !== own,
    currency: currencies.find((currency) => currency === chosen) ?? currencyOf(country),
  }
}

/** Of a row of `users` by that name in its query. */
export const rolesOf = (name: 'users' | 'owner') => {
  const row = sql.raw(name)
  return sql<DeskRole[]>`(select coalesce(jsonb_agg(role order by role), '[]'::jsonb) from (
    select ${givenRoles.role} as role from ${givenRoles} where ${givenRoles.userId} = ${row}.id
    union all select 'manager' where ${row}.is_admin) as theirs)`
}

/**
 * For `select`: a user's own columns, and what other tables store about them. Drizzle writes the columns of `users`
 * without the table's name where it is the only table. Inside a subquery that would mean the inner table's, hence
 * `users.` in plain SQL.
 */
const userColumns = {
  ...getTableColumns(users),
  isNewsletterSubscribed: sql<boolean>`exists (select 1 from ${newsletterConsents}
    where ${newsletterConsents.email} = users.email and ${newsletterConsents.withdrawnAt} is null)`,
  hasTwoFactor: sql<boolean>`exists (select 1 from ${twoFactors}
    where ${twoFactors.userId} = users.id and ${twoFactors.confirmedAt} is not null)`,
  pendingEmail: sql<string | null>`(select ${mailTokens.email} from ${mailTokens}
    where ${mailTokens.userId} = users.id and ${mailTokens.purpose} = 'email'
      and ${mailTokens.usedAt} is null and ${mailTokens.expiresAt} > now()
    order by ${mailTokens.createdAt} desc limit 1)`,
  isAgent: sql<boolean>`exists (select 1 from ${collectionAgents} where ${collectionAgents.userId} = users.id)`,
  isMember: sql<boolean>`exists (select 1 from ${memberships} where ${memberships.userId} = users.id
    and ${memberships.paidUntil} is not null and ${memberships.endedAt} is null)`,
  roles: rolesOf('users'),
}

export async function findUser(db: Db, where: SQL): Promise<User | undefined> {
  const [user] = await db.select(userColumns).from(users).where(where)
  return user
}

/** The open session of a cookie: its user, or for an admin who acts as somebody, that user. */
async function sessionOf(
  db: Db,
  token: string,
): Promise<Pick<Visitor, 'user' | 'admin' | 'isActingOver' | 'session'> | null> {
  const tokenHash = hashToken(token)
  const isActing = sql<boolean>`coalesce(${sessions.actingAsId} is not null and ${sessions.actingEntryId} is not null
    and ${sessions.actingUntil} > now(), false)`
  const owner = alias(users, 'owner')
  const [row] = await db
    .select({
      user: userColumns,
      owner,
      ownerRoles: rolesOf('owner'),
      session: { id: sessions.id, tokenHash: sessions.tokenHash },
      isActing,
      actingUntil: sessions.actingUntil,
      entryId: sessions.actingEntryId,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .innerJoin(owner, eq(owner.id, sessions.userId))
    .innerJoin(users, sql`${users.id} = case when ${isActing} then ${sessions.actingAsId} else ${sessions.userId} end`)
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, new Date())))
  if (!row || isIdle(row.lastSeenAt, { roles: row.ownerRoles })) return null
  if (Date.now() - row.lastSeenAt.getTime() > seenEveryMs)
    await db.update(sessions).set({ lastSeenAt: new Date() }).where(eq(sessions.tokenHash, tokenHash))
  const { user, owner: admin, session, isActing: acts, actingUntil, entryId } = row
  return {
    user,
    session,
    admin: acts && entryId ? { id: admin.id, name: nameOf(admin), entryId } : null,
    isActingOver: actingUntil !== null && !acts,
  }
}

const hourMs = 60 * 60 * 1000
/** How exactly a session knows when it was last used. */
const seenEveryMs = hourMs

/** So long a session stays open that nobody uses: for a working day where it opens the desk. */
const idleHours = { user: 14 * 24, desk: 12 }

/** Whether a session was unused for too long. */
export const isIdle = (lastSeenAt: Date, { roles }: Pick<User, 'roles'>): boolean =>
  Date.now() - lastSeenAt.getTime() > idleHours[roles.length ? 'desk' : 'user'] * hourMs
