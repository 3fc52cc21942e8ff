import { cookieName } from '@shop/contract/constants'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Config } from '../../platform/config/config.ts'
import type { Cookies } from './handler.ts'

/** The cookies of a request by their short names. They are valid for the whole site, for the stated time. */
export function cookiesOf(c: Context, { publicUrl }: Pick<Config, 'publicUrl'>): Cookies {
  const secure = publicUrl.startsWith('https:')
  const nameOf = (name: string) => cookieName(name, secure)
  return {
    get: (name) => getCookie(c, nameOf(name)),
    set: (name, value, options) =>
      setCookie(c, nameOf(name), value, { path: '/', sameSite: 'Lax', secure, ...options }),
    remove: (name) => void deleteCookie(c, nameOf(name), { path: '/', secure }),
  }
}
