import type { Queue } from './jobs/queue.ts'
import type { Mail } from './mail/mailer.ts'
import type { Services } from './services.ts'

/** What is done with the jobs of a queue: a noun lists its own in its `jobs.ts`. A job may run twice. */
export type Job = { queue: Queue; run: (services: Services, data: object) => Promise<unknown> }

export const job = <Data extends object>(
  queue: Queue<Data>,
  run: (services: Services, data: Data) => Promise<unknown>,
): Job => ({ queue, run: run as Job['run'] })

/** A job that sends the mail made of its data; null where there is nothing to write, or nobody to write to. */
export const mailJob = <Data extends object>(
  queue: Queue<Data>,
  mailOf: (services: Services, data: Data) => Mail | null | Promise<Mail | null>,
): Job =>
  job(queue, async (services, data) => {
    const mail = await mailOf(services, data)
    if (mail) await services.mailer.send(mail)
  })
