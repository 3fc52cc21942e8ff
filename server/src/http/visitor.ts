import { createHash } from 'node:crypto'
import { type Currency, currencies, defaults, type UserType, userTypes } from '@shop/contract/constants'
import { currencyOf } from '@shop/contract/money'
import { and, eq, gt } from 'drizzle-orm'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { Db } from '../db/open.ts'
import { sessions, users } from '../db/schema.ts'

export type User = typeof users.$inferSelect

export const nameOf = ({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>) => `${firstName} ${lastName}`

/** Who makes a call, and for which country. */
export type Visitor = {
  user: User | null
  userType: UserType
  country: string
  /** False while the country is only the default: nobody chose it and nothing detected it. */
  isCountryKnown: boolean
  currency: Currency
}

export const sessionCookie = 'session'
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')

const isCountry = (code: string | undefined): code is string => /^[A-Z]{2}$/.test(code ?? '')

/** The country an edge header or the preferred language names, without any outside service. */
export function detectCountry(headers: Headers): string | undefined {
  const edge = headers.get('cf-ipcountry') ?? headers.get('x-vercel-ip-country') ?? headers.get('x-country-code')
  const language = headers.get('accept-language')?.match(/^[a-z]{2,3}-([A-Z]{2})\b/)?.[1]
  return [edge?.toUpperCase(), language].find(isCountry)
}

export async function visitorOf(c: Context, db: Db): Promise<Visitor> {
  const token = getCookie(c, sessionCookie)
  const user = token ? await userOf(db, token) : null
  const saved = getCookie(c, 'country')
  const known = isCountry(saved) ? saved : (user?.countryCode ?? detectCountry(c.req.raw.headers))
  const country = known ?? defaults.country
  const chosen = getCookie(c, 'currency')
  const guestType = getCookie(c, 'user-type')
  return {
    user,
    userType: (user?.type as UserType | undefined) ?? userTypes.find((type) => type === guestType) ?? defaults.userType,
    country,
    isCountryKnown: known !== undefined,
    currency: currencies.find((currency) => currency === chosen) ?? currencyOf(country),
  }
}

async function userOf(db: Db, token: string): Promise<User | null> {
  const [row] = await db
    .select({ user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, hashToken(token)), gt(sessions.expiresAt, new Date())))
  return row?.user ?? null
}
