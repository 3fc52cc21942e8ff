import type { JobHandlers } from './jobs.ts'
import { orderMail } from './mail/order-mail.ts'
import { toOrder } from './order-view.ts'
import { paymentSteps } from './payment.ts'
import { linkMail } from './mail/link-mail.ts'
import { noticeMail } from './mail/notice-mail.ts'
import type { Services } from './services.ts'
import { erased } from './snapshot.ts'
import { tidy } from './tidy.ts'

/** What each job does. A job may run twice: its mail has a key, and the sweep changes only what is still under way. */
export function jobHandlers(services: Services): JobHandlers {
  const { config, mailer } = services
  const steps = paymentSteps(services)
  return {
    receipt: async ({ checkoutId }) => {
      const order = toOrder(await steps.read(checkoutId))
      if (order.email !== erased) await mailer.send(orderMail(order, config.publicUrl))
    },
    link: async ({ mailTokenId }) => {
      const mail = await linkMail(services, mailTokenId)
      if (mail) await mailer.send(mail)
    },
    notice: ({ id, kind, to }) => mailer.send(noticeMail(services, id, kind, services.secrets.open(to))),
    sweep: async () => {
      await steps.sweep(config.paymentTimeoutSeconds)
      await tidy(services.db)
    },
  }
}
