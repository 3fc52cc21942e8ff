import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Config } from '../platform/config.ts'

export type Mail = {
  /** One key, one mail: a repeated job sends the same message id, or writes the same file. Letters, digits, dashes. */
  key: string
  to: string
  /** Who gets an answer, where that is not the shop itself. */
  replyTo?: string
  subject: string
  text: string
  html: string
  attachments?: { filename: string; content: Buffer; contentType: string }[]
}
export type Mailer = { send: (mail: Mail) => Promise<void> }

/** In milliseconds. A mail's job lasts two minutes (platform/jobs.ts), and another process begins it anew. */
const waits = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 }
const mailMs = 60_000

/** For our own eyes, also where a file of before has other rights. */
async function writeAlone(file: string, content: string | Buffer) {
  await writeFile(file, '', { mode: 0o600 })
  await chmod(file, 0o600)
  await writeFile(file, content)
}

/** Mail by SMTP; without a server each mail becomes files in the data folder, and the log says where. */
export function openMailer(
  { smtpUrl, mailFrom, dataDir, publicUrl }: Config,
  log: Pick<Logger, 'info'>,
  ms = mailMs,
): Mailer {
  // Loaded with the first mail.
  const openTransport = async () => {
    const { createTransport } = await import('nodemailer')
    return smtpUrl
      ? createTransport({ url: smtpUrl, ...waits })
      : createTransport({ streamTransport: true, buffer: true })
  }
  let transport: ReturnType<typeof openTransport> | undefined
  const host = new URL(publicUrl).hostname
  const folder = join(dataDir, 'mail')

  return {
    send: async ({ key, ...mail }) => {
      const sent: { message?: unknown } = await (
        await (transport ??= openTransport())
      ).sendMail({
        from: mailFrom,
        messageId: `<${key}@${host}>`,
        signal: AbortSignal.timeout(ms),
        ...mail,
      })
      if (smtpUrl) return
      // They hold links that open accounts: nobody else of this machine reads them.
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await chmod(folder, 0o700)
      const file = join(folder, key)
      await writeAlone(`${file}.txt`, mail.text)
      await writeAlone(`${file}.eml`, sent.message as Buffer)
      log.info(`Mail: ${file}.eml`)
    },
  }
}
