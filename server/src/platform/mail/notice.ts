import { randomUUID } from 'node:crypto'
import type { Config } from '../config/config.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Db } from '../db/open.ts'
import type { Secrets } from '../config/secrets.ts'
import { noticeCopy, type NoticeKind } from './notice-copy.ts'
import type { Mail } from './mailer.ts'
import { noticeQueue } from './queues.ts'

/** Queues a mail about what was done with somebody's account; with `tx` only if that commits. */
export const sendNotice = (
  { jobs, secrets }: { jobs: Jobs; secrets: Secrets },
  kind: NoticeKind,
  to: string,
  tx?: Db,
  /** What the mail quotes: a reason, an amount. */
  text?: string,
) =>
  jobs.send(
    noticeQueue,
    { id: randomUUID(), kind, to: secrets.seal(to), ...(text && { text: secrets.seal(text) }) },
    tx,
  )

/** The token that takes an address off the list; every newsletter to it carries the same. */
export const withdrawTokenOf = (secrets: Secrets, email: string) => secrets.tokenOf('newsletter', email)

/** The mail that a notice becomes. */
export function noticeMail(
  { config: { publicUrl }, secrets }: { config: Config; secrets: Secrets },
  id: string,
  kind: NoticeKind,
  to: string,
  text = '',
): Mail {
  return { key: `notice-${id}`, to, ...noticeCopy(kind, text, publicUrl, withdrawTokenOf(secrets, to)) }
}
