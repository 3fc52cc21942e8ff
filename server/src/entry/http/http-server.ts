import { once } from 'node:events'
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from '../../platform/config/start-error.ts'

/** In milliseconds: how long a client may take (docs/decisions/0055). */
const waits = {
  headersTimeout: 20_000,
  requestTimeout: 120_000,
  /** Proxies keep theirs for a minute, and must not find one that has just closed. */
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
}

export type HttpServer = {
  server: Server
  /** From now on each answer ends its connection: whoever has one takes the next request elsewhere. */
  leave: () => void
  /** Leaves, takes no more connections, and settles when all requests under way are answered; those that take longer than `ms` are cut off. */
  drain: (ms: number) => Promise<void>
}

/** Node's server, with an end to what clients may take, and one of its own. */
export function httpServer(listener: RequestListener, bounds: Partial<typeof waits> = {}): HttpServer {
  const running = new Set<ServerResponse>()
  let isLeaving = false
  /** An open connection would bring the next request, and prevent the server from ending. */
  const isLast = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('connection', 'close')
  }
  const server = createServer({ ...waits, ...bounds }, (request, response) => {
    if (isLeaving) isLast(response)
    running.add(response)
    response.once('close', () => {
      running.delete(response)
      // A response that began before the end was near has promised an open connection.
      if (!server.listening) setImmediate(() => server.closeIdleConnections())
    })
    listener(request, response)
  })
  const leave = () => {
    isLeaving = true
    for (const response of running) isLast(response)
  }
  return {
    server,
    leave,
    drain: async (ms) => {
      leave()
      const closed = once(server, 'close')
      server.close()
      await Promise.race([closed, sleep(ms, undefined, { ref: false })])
      server.closeAllConnections()
    },
  }
}

/** Takes connections on the port of a setting. Throws `StartError` when it cannot be had. */
export async function listen(server: Server, port: number, setting: string) {
  server.listen(port)
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE')
      throw new StartError(`Port ${port} is in use. Stop what uses it, or set ${setting} to another.`)
    if (error.code === 'EACCES') throw new StartError(`Port ${port} needs rights that this user does not have.`)
    throw error
  })
}
