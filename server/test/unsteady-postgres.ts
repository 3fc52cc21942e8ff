import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** The address of a database behind a line that a test can cut, or let fall silent. */
export async function unsteady(databaseUrl: string) {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let state: 'steady' | 'silent' | 'cut' = 'steady'

  const join = (from: Socket, to: Socket) => {
    sockets.add(from)
    from.on('error', () => {})
    from.on('data', (chunk) => void (state === 'steady' && to.write(chunk)))
    from.on('close', () => {
      sockets.delete(from)
      to.destroy()
    })
  }
  const line = createServer((near) => {
    if (state === 'cut') return near.destroy()
    const far = connect(Number(target.port), target.hostname)
    join(near, far)
    join(far, near)
    return undefined
  }).listen(0, '127.0.0.1')
  await once(line, 'listening')
  const { port } = line.address() as { port: number }
  const url = new URL(databaseUrl)
  url.port = String(port)

  return {
    url: url.href,
    /** Nothing comes or goes any more, and no side gets an error. */
    fallSilent: () => void (state = 'silent'),
    /** Every connection breaks, and none can be made. */
    cut: () => {
      state = 'cut'
      for (const socket of sockets) socket.destroy()
    },
    /** As it was; what was silent breaks. */
    mend: () => {
      for (const socket of sockets) socket.destroy()
      state = 'steady'
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
      line.close()
    },
  }
}
