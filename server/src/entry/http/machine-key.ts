import { timingSafeEqual } from 'node:crypto'
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

/** Lets only the right key through: 404 in a shop without one, 401 without the right one, and 429 after ten wrong ones. */
function machineKey({ config, db, secrets }: Services, { name, keyOf, message }: Machine): MiddlewareHandler {
  const wrongKeys = attemptLimit(db, secrets, { name, ...tenTries })
  return async (c, next) => {
    const key = keyOf(config)
    if (!key) throw new Failure(404, { message: messages.somethingWentWrong })
    if (!isSame(keyShown(c) ?? '', key)) {
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
    message: 'The key of the laboratory is missing or wrong.',
  })

/**
 * Checks the key of the desk's command line; whoever sends none must be an admin, which the row's own check requires.
 */
export function deskKey(services: Services): MiddlewareHandler {
  const check = machineKey(services, {
    name: 'desk-key',
    keyOf: ({ deskApiKey }) => deskApiKey,
    message: 'The key of the desk is missing or wrong.',
  })
  return (c, next) => (keyShown(c) === null ? next() : check(c, next))
}

/** The name in which the command line acts, percent-encoded. */
const actorHeader = 'x-actor'

/** Who acts at the desk; null for a visitor who may not. */
export function actorOf(c: Context, visitor: Visitor, config: Services['config']): Actor | null {
  // The key was checked before (`deskKey`).
  if (keyShown(c) !== null)
    return { id: null, name: `${decoded(c.req.header(actorHeader)) || 'Somebody'} (command line)` }
  const { user, admin } = visitor
  return user?.isAdmin && !admin && !lacksTwoStep(visitor, config) ? { id: user.id, name: nameOf(user) } : null
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
