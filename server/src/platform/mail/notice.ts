import { randomUUID } from 'node:crypto'
import type { Config } from '../config/config.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { DataOf } from '../jobs/queue.ts'
import type { Db } from '../db/open.ts'
import type { Secrets } from '../config/secrets.ts'
import type { Mail } from './mailer.ts'
import type { About, Notice } from './notice-copy.ts'
import { noticeQueue } from './queues.ts'

/** Queues a mail about what was done with somebody's account; with `tx` only if that commits. */
export const sendNotice = (
  { jobs, secrets }: { jobs: Jobs; secrets: Secrets },
  { kind }: Notice,
  to: string,
  tx?: Db,
  /** What the mail quotes: a reason, an amount. */
  text?: string,
  { name, animalId, productId }: About = {},
) =>
  jobs.send(
    noticeQueue,
    {
      id: randomUUID(),
      kind,
      to: secrets.seal(to),
      ...(text && { text: secrets.seal(text) }),
      ...(name && { name: secrets.seal(name) }),
      ...(animalId && { animalId }),
      ...(productId && { productId }),
    },
    tx,
  )

/** The mail that a notice becomes. Throws where its kind is none of `notices`. */
export function noticeMail(
  { config: { publicUrl }, secrets }: { config: Config; secrets: Secrets },
  notices: Record<string, Notice>,
  { id, kind, ...sealed }: DataOf<typeof noticeQueue>,
): Mail {
  const notice = notices[kind]
  if (!notice) throw new Error(`No notice is called ${kind}`)
  const to = secrets.open(sealed.to)
  const opened = (text: string | undefined) => (text ? secrets.open(text) : '')
  const about = { name: opened(sealed.name), animalId: sealed.animalId ?? '', productId: sealed.productId ?? 0 }
  return { key: `notice-${id}`, to, ...notice.copy({ publicUrl, to, secrets, ...about }, opened(sealed.text)) }
}
