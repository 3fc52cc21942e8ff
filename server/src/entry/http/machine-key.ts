import { timingSafeEqual } from 'node:crypto'
import { deskRoles } from '@shop/contract/desk-role'
import { Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { attemptLimit, tenTries } from '../../platform/limits/attempts.ts'
import { hashToken } from '../../platform/config/secrets.ts'
import type { Services } from '../../platform/services.ts'
import type { Actor } from '../../people/visitor/handler.ts'
import { lacksTwoStep, nameOf, type Visitor } from '../../people/visitor/visitor.ts'
import { clientAddress } from './client-address.ts'

/** A file of 10,000 samples has some 12 MB. */
const maxFileBytes = 32 * 1024 * 1024

/** The key that a command line or a machine shows; null for a browser, which shows none. */
export const keyShown = (c: Context): string | null =>
  c.req.header('authorization')?.match(/^Bearer (\S*)$/)?.[1] ?? null

type Machine = { name: string; keyOf: (config: Services['config']) => string | null; message: string }

/**
 * Lets only the right key through: 404 in a shop without one, 401 with a wrong one, and 429 after ten of them. Whoever
 * shows none must be somebody with a role, which the call's own check requires.
 */
function machineKey({ config, db, secrets }: Services, { name, keyOf, message }: Machine): MiddlewareHandler {
  const wrongKeys = attemptLimit(db, secrets, { name, ...tenTries })
  return async (c, next) => {
    const shown = keyShown(c)
    if (shown === null) return next()
    const key = keyOf(config)
    if (!key) throw new Failure(404, { message: messages.somethingWentWrong })
    if (!isSame(shown, key)) {
      await wrongKeys.count(clientAddress(config, c))
      throw new Failure(401, { message })
    }
    return next()
  }
}

/** In constant time, whatever the lengths. */
const isSame = (given: string, key: string) =>
  timingSafeEqual(Buffer.from(hashToken(given)), Buffer.from(hashToken(key)))

export const laboratoryKey = (services: Services) =>
  machineKey(services, {
    name: 'lab-key',
    keyOf: ({ labApiKey }) => labApiKey,
    message: 'The key of the laboratory is wrong.',
  })

/** Checks the key of the desk's command line. */
export const deskKey = (services: Services) =>
  machineKey(services, {
    name: 'desk-key',
    keyOf: ({ deskApiKey }) => deskApiKey,
    message: 'The key of the desk is wrong.',
  })
/** The name and the role in which a command line acts; the name percent-encoded. A key alone may all that is behind it. */
const actorHeader = 'x-actor'
const roleHeader = 'x-role'

/** Who acts at the desk or in the laboratory; null for a visitor who has no role there. */
export function actorOf(c: Context, visitor: Visitor, config: Services['config']): Actor | null {
  // The key was checked before (`deskKey`, `laboratoryKey`).
  if (keyShown(c) !== null) {
    const stated = c.req.header(roleHeader)
    const role = stated ? deskRoles.find((known) => known === stated) : 'manager'
    if (!role) throw new Failure(403, { message: `“${stated}” is no role. Use one of ${deskRoles.join(', ')}.` })
    return { id: null, name: `${decoded(c.req.header(actorHeader)) || 'Somebody'} (command line)`, roles: [role] }
  }
  const { user, admin } = visitor
  if (!user?.roles.length || admin || lacksTwoStep(visitor, config)) return null
  return { id: user.id, name: nameOf(user), roles: user.roles }
}

/** A name that cannot be read, or stored, is none. */
function decoded(text = '') {
  try {
    return decodeURIComponent(text).replaceAll('\0', '')
  } catch {
    return ''
  }
}

/** A machine's files are larger than any form. */
export const fileBodyLimit = bodyLimit({
  maxSize: maxFileBytes,
  onError: () => {
    throw new Failure(413, { message: `A file may have at most ${maxFileBytes / 1024 / 1024} MB: split it.` })
  },
})
