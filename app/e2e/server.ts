import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built shop runs, on a database of its own that starts with the demo data. */
    shopUrl: string
    /** The shop's data folder: its written mails are in `mail/`. */
    shopData: string
  }
}

const root = join(import.meta.dirname, '../..')

export async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  return port
}

/** Starts the built server and waits until it can work. */
export async function startShop(
  port: number,
  dataDir: string,
  env: Record<string, string> = {},
): Promise<ChildProcess> {
  const server = spawn(process.execPath, ['server/src/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      REQUESTS_PER_MINUTE: '100000',
      AUTH_REQUESTS_PER_MINUTE: '1000',
      ...env,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  for (let attempt = 0; attempt < 240; attempt++) {
    if (server.exitCode !== null) throw new Error(`The server stopped with ${server.exitCode}`)
    const isReady = await fetch(`http://localhost:${port}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return server
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  throw new Error('The server was not ready within a minute')
}

export async function stopShop(server: ChildProcess) {
  server.kill('SIGTERM')
  if (server.exitCode === null) await once(server, 'exit')
}

/** The journeys' own shop: the real build, on a free port. */
export default async function setup(project: TestProject) {
  if (!existsSync(join(root, 'app/dist/client/index.html')))
    throw new Error('Build the app first: npm run build -w app')
  const data = mkdtempSync(join(tmpdir(), 'pet-dna-journeys-'))
  const port = await freePort()
  const server = await startShop(port, data)
  project.provide('shopUrl', `http://localhost:${port}`)
  project.provide('shopData', data)
  return async () => {
    await stopShop(server)
    rmSync(data, { recursive: true, force: true })
  }
}
