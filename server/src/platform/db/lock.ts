import { rmSync, statSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { StartError } from '../config/start-error.ts'

/** The folder itself, by whatever path it is reached: a link, another spelling, a mount. */
function identityOf(folder: string): string {
  const { dev, ino } = statSync(folder, { bigint: true })
  return `${dev}:${ino}`
}

/**
 * PGlite does not lock its folder: a second process would lose rows in silence. A listening unix socket does,
 * and a killed process leaves none behind that still answers. Named by a hash, for socket paths are short.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  const path = join(
    tmpdir(),
    `pet-dna-${createHash('sha256').update(identityOf(folder)).digest('hex').slice(0, 16)}.sock`,
  )
  const isHeld = await new Promise<boolean>((settle) => {
    const probe = connect(path, () => {
      probe.destroy()
      settle(true)
    })
    probe.on('error', () => settle(false))
  })
  if (isHeld) throw new StartError(`Another server is using ${folder}. Stop it, or set DATA_DIR to another folder.`)
  rmSync(path, { force: true })
  const server = createServer((socket) => socket.end())
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(path, resolve))
  server.unref()
  return () => {
    server.close()
    rmSync(path, { force: true })
  }
}
