import { signOutPath } from '@shop/contract/constants'
import type { Hono } from 'hono'
import type { Services } from '../../platform/services.ts'
import { endSession } from '../../people/session/handlers.ts'
import { cookiesOf } from '../../people/visitor/cookies.ts'
import { cartCookie, sessionCookie } from '../../people/visitor/visitor.ts'

/** The address that signs out without any script. What the browser stores goes too (login-2). */
export function mountSignOut(app: Hono, { db, config }: Services) {
  app.get(signOutPath, async (c) => {
    const cookies = cookiesOf(c, config)
    await endSession(db, cookies.get(sessionCookie))
    cookies.remove(sessionCookie)
    cookies.remove(cartCookie)
    c.header('clear-site-data', '"storage"')
    return c.redirect('/')
  })
}
