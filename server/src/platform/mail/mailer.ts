import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Config } from '../config/config.ts'
import { erased } from '../values/erased.ts'
import { compose } from './compose.ts'
import { picturesIn } from './picture-files.ts'
import type { MailContent } from './content.ts'

export type Mail = MailContent & {
  /** One key, one mail: a repeated job sends the same message id, or writes the same file. Letters, digits, dashes. */
  key: string
  to: string
  /** Who gets an answer, where that is not the shop itself. */
  replyTo?: string
  /** The keys of the mails that it answers, the first first. */
  answerTo?: string[]
  attachments?: { filename: string; content: Buffer; contentType: string }[]
}
export type Mailer = { send: (mail: Mail) => Promise<void> }
/** The first name of the account that has an address; undefined where none has. */
export type FirstNameOf = (address: string) => Promise<string | undefined>

/** A mail as its reader has it. */
export type ComposedMail = Mail & { text: string; html: string }

/**
 * A mailer that composes each mail, greets by name whoever has an account, and hands it to `deliver`. Whoever had their
 * account deleted has no address any more, and gets nothing.
 */
export const mailerOf = (
  config: Config,
  firstNameOf: FirstNameOf,
  deliver: (mail: ComposedMail) => Promise<void>,
): Mailer => ({
  send: async (mail) => {
    if (mail.to === erased) return
    const name = mail.name ?? (await firstNameOf(mail.to))
    const greeted = name ? { ...mail, name } : mail
    await deliver({ ...greeted, ...(await compose(greeted, config)) })
  },
})

/** In milliseconds. A mail's job lasts two minutes (jobs/queue.ts), and another process begins it again. */
const waits = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 }
const mailMs = 60_000

/** Readable by the server alone, also where an earlier file has other rights. */
async function writeAlone(file: string, content: string | Buffer) {
  await writeFile(file, '', { mode: 0o600 })
  await chmod(file, 0o600)
  await writeFile(file, content)
}

/** Mail by SMTP; without a server each mail becomes files in the data folder, and the log names them. */
export function openMailer(config: Config, log: Pick<Logger, 'info'>, firstNameOf: FirstNameOf, ms = mailMs): Mailer {
  const { smtpUrl, mailFrom, dataDir, publicUrl } = config
  // Loaded with the first mail.
  const openTransport = async () => {
    const { createTransport } = await import('nodemailer')
    return smtpUrl
      ? createTransport({ url: smtpUrl, ...waits })
      : createTransport({ streamTransport: true, buffer: true })
  }
  let transport: ReturnType<typeof openTransport> | undefined
  const host = new URL(publicUrl).hostname
  const idOf = (key: string) => `<${key}@${host}>`
  const folder = join(dataDir, 'mail')

  return mailerOf(config, firstNameOf, async (mail) => {
    const { key, to, replyTo, answerTo = [], subject, attachments, text, html } = mail
    const sent: { message?: unknown } = await (
      await (transport ??= openTransport())
    ).sendMail({
      from: mailFrom,
      messageId: idOf(key),
      signal: AbortSignal.timeout(ms),
      to,
      replyTo,
      ...(answerTo.length && { inReplyTo: idOf(answerTo.at(-1) ?? ''), references: answerTo.map(idOf) }),
      subject,
      attachments: [...(attachments ?? []), ...(await picturesIn(html))],
      text,
      html,
    })
    if (smtpUrl) return
    // They hold links that open accounts: nobody else of this machine reads them.
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await chmod(folder, 0o700)
    const file = join(folder, key)
    await writeAlone(`${file}.txt`, text)
    await writeAlone(`${file}.eml`, sent.message as Buffer)
    log.info(`Mail: ${file}.eml`)
  })
}
