import { cookieName } from '@shop/contract/constants'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { CookieOptions } from 'hono/utils/cookie'
import type { Config } from '../../platform/config/config.ts'

export type Cookies = {
  get: (name: string) => string | undefined
  set: (name: string, value: string, options?: CookieOptions) => void
  remove: (name: string) => void
}

const changedKey = 'changedCookies'

/** The cookies of a request by their short names. They are valid for the whole site, for the stated time. */
export function cookiesOf(c: Context, { publicUrl }: Pick<Config, 'publicUrl'>): Cookies {
  const secure = publicUrl.startsWith('https:')
  const nameOf = (name: string) => cookieName(name, secure)
  const changed: Map<string, string | undefined> = c.get(changedKey) ?? new Map()
  c.set(changedKey, changed)
  return {
    get: (name) => (changed.has(name) ? changed.get(name) : getCookie(c, nameOf(name))),
    set: (name, value, options) => {
      changed.set(name, value)
      setCookie(c, nameOf(name), value, { path: '/', sameSite: 'Lax', secure, ...options })
    },
    remove: (name) => {
      changed.set(name, undefined)
      deleteCookie(c, nameOf(name), { path: '/', secure })
    },
  }
}
