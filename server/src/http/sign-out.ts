import { signOutPath } from '@shop/contract/constants'
import type { Hono } from 'hono'
import { deleteCookie, getCookie } from 'hono/cookie'
import type { Services } from '../services.ts'
import { endSession } from '../session/handlers.ts'
import { cartCookie, sessionCookie } from '../visitor/visitor.ts'

/** The address that signs out without any script. What the browser keeps goes too (login-2). */
export function mountSignOut(app: Hono, { db }: Services) {
  app.get(signOutPath, async (c) => {
    await endSession(db, getCookie(c, sessionCookie))
    deleteCookie(c, sessionCookie, { path: '/' })
    deleteCookie(c, cartCookie, { path: '/' })
    c.header('clear-site-data', '"storage"')
    return c.redirect('/')
  })
}
