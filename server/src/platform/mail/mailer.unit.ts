import { once } from 'node:events'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '../config/config.ts'
import { erased } from '../values/erased.ts'
import { mailerOf, openMailer } from './mailer.ts'

const nobody = async () => undefined

test('without SMTP a mail becomes files, once for one key, and the log names the file and nobody', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pet-dna-mail-'))
  const lines: string[] = []
  const mailer = openMailer(
    readConfig({ DATA_DIR: folder }, false),
    {
      info: (line: unknown) => void lines.push(String(line)),
    },
    async (address) => (address === 'ada@example.org' ? 'Ada' : undefined),
  )
  const mail = {
    key: 'order-KP-1',
    to: 'ada@example.org',
    subject: 'Grüße',
    parts: ['Plain words'],
  }
  await mailer.send(mail)
  // Left by an earlier version, open to all.
  chmodSync(join(folder, 'mail'), 0o755)
  chmodSync(join(folder, 'mail/order-KP-1.eml'), 0o644)
  await mailer.send(mail)
  expect(readdirSync(join(folder, 'mail')).toSorted()).toEqual(['order-KP-1.eml', 'order-KP-1.txt'])
  const eml = readFileSync(join(folder, 'mail/order-KP-1.eml'), 'utf8')
  expect(eml).toMatch(/To: ada@example\.org[\s\S]*Hello Ada,[\s\S]*Plain words/)
  const rights = (path: string) => statSync(join(folder, path)).mode & 0o777
  expect([rights('mail'), rights('mail/order-KP-1.eml'), rights('mail/order-KP-1.txt')]).toEqual([0o700, 0o600, 0o600])
  expect(lines).toEqual(Array(2).fill(`Mail: ${join(folder, 'mail/order-KP-1')}.eml`))
  rmSync(folder, { recursive: true })
})

test('whoever had their account deleted gets nothing', async () => {
  const to: string[] = []
  const mailer = mailerOf(readConfig({}, false), nobody, async (mail) => void to.push(mail.to))
  for (const address of [erased, 'ada@example.org'])
    await mailer.send({ key: 'a', to: address, subject: 'A', parts: ['A'] })
  expect(to).toEqual(['ada@example.org'])
})

test('a mail server that talks without an end is left in time', async () => {
  const server = createServer((socket) => {
    const talk = setInterval(() => socket.write('220-welcome\r\n'), 10)
    socket.on('close', () => clearInterval(talk)).on('error', () => {})
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  const mailer = openMailer(
    readConfig({ SMTP_URL: `smtp://127.0.0.1:${port}` }, false),
    { info: () => {} },
    nobody,
    200,
  )
  const mail = { key: 'a', to: 'ada@example.org', subject: 'A', parts: ['A'] }
  await expect(mailer.send(mail)).rejects.toMatchObject({ code: 'EABORT' })
  server.close()
  await once(server, 'close')
})
