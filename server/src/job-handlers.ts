import { transferMail } from './sales/bank-transfer/mail.ts'
import { followClearance } from './laboratory/clearance/renew.ts'
import { doChores } from './chores.ts'
import { orderNoticeMail } from './sales/checkout/order-notice.ts'
import { readCheckout } from './sales/payment/steps.ts'
import { markBestSellers } from './storefront/product/best-seller.ts'
import type { JobHandlers } from './platform/jobs/jobs.ts'
import { followRelease } from './laboratory/catalogue-release/follow.ts'
import { sendReleaseMail } from './laboratory/catalogue-release/mail.ts'
import { sendGiftCard } from './sales/gift-card/mail.ts'
import { giftCardSentMail } from './sales/gift-card/sent-mail.ts'
import { gatherStatistics } from './platform/db/statistics.ts'
import { resumeImport } from './laboratory/laboratory/import-results.ts'
import { queueNews, sendLabMail } from './laboratory/laboratory/notify.ts'
import { enquiryMail, enquiryMessageMail } from './people/enquiry/mail.ts'
import { receiptMail } from './sales/checkout/receipt-mail.ts'
import { lifePlanMail } from './results/life-plan/mail.ts'
import { renewLifePlan } from './results/life-plan/register.ts'
import { queueClearances } from './results/parentage/dependants.ts'
import { membershipMail } from './sales/membership/mail.ts'
import { parcelMail } from './sales/parcel/mail.ts'
import { linkMail } from './people/user/link-mail.ts'
import { noticeMail } from './platform/mail/notice.ts'
import { refundMail } from './sales/refund/mail.ts'
import { refundNewsMail } from './sales/refund/news-mail.ts'
import { sendRefund } from './sales/refund/send.ts'
import { reportMail } from './results/report/mail.ts'
import { finishApproval } from './laboratory/results-review/decide.ts'
import type { Services } from './platform/services.ts'
import { erased } from './platform/values/erased.ts'
import { workThrough } from './workflows/work-spreadsheet/work.ts'

/** What each job does. A job may run twice: its mail has a key, and the sweep changes only what is still under way. */
export function jobHandlers(services: Services): JobHandlers {
  const { mailer } = services
  return {
    receipt: async ({ checkoutId }) => {
      const checkout = await readCheckout(services.db, checkoutId)
      if (checkout.snapshot.email !== erased) await mailer.send(await receiptMail(services, checkout))
    },
    'order-notice': async ({ checkoutId, kind }) => {
      const checkout = await readCheckout(services.db, checkoutId)
      if (checkout.snapshot.email !== erased) await mailer.send(orderNoticeMail(services, checkout, kind))
    },
    'membership-mail': async (data) => {
      const mail = await membershipMail(services, data)
      if (mail) await mailer.send(mail)
    },
    'end-mandate': async (agreed) => services.payments.of(agreed).mandates?.end(agreed.mandate),
    'transfer-mail': async (data) => {
      const mail = await transferMail(services, data)
      if (mail && mail.to !== erased) await mailer.send(mail)
    },
    'gift-card': (data) => sendGiftCard(services, data),
    'gift-card-sent': async ({ giftCardId }) => {
      const mail = await giftCardSentMail(services, giftCardId)
      if (mail && mail.to !== erased) await mailer.send(mail)
    },
    'parcel-mail': async (data) => {
      const mail = await parcelMail(services, data)
      if (mail && mail.to !== erased) await mailer.send(mail)
    },
    refund: ({ refundId }) => sendRefund(services, refundId),
    'refund-mail': async ({ creditNoteId }) => {
      const mail = await refundMail(services, creditNoteId)
      if (mail.to !== erased) await mailer.send(mail)
    },
    'refund-news': async (data) => {
      const mail = await refundNewsMail(services, data)
      if (mail && mail.to !== erased) await mailer.send(mail)
    },
    link: async ({ mailTokenId }) => {
      const mail = await linkMail(services, mailTokenId)
      if (mail) await mailer.send(mail)
    },
    notice: ({ id, kind, to, text }) =>
      mailer.send(noticeMail(services, id, kind, services.secrets.open(to), text && services.secrets.open(text))),
    'lab-mail': (data) => sendLabMail(services, data),
    'lab-news': (data) => queueNews(services, data),
    'lab-import': ({ importId }) => resumeImport(services, importId),
    'results-release': ({ reviewId }) => finishApproval(services, reviewId),
    'work-spreadsheet': (data) => workThrough(services, data),
    enquiry: async (data) => {
      const mail = await enquiryMail(services, data)
      if (mail) await mailer.send(mail)
    },
    'enquiry-message': async (data) => {
      const mail = await enquiryMessageMail(services, data)
      if (mail) await mailer.send(mail)
    },
    report: async (data) => {
      const mail = await reportMail(services, data)
      if (mail) await mailer.send(mail)
    },
    'life-plan': ({ animalId, isTold }) => renewLifePlan(services.db, services, animalId, { isTold }),
    'life-plan-mail': async ({ versionId }) => {
      const mail = await lifePlanMail(services, versionId)
      if (mail) await mailer.send(mail)
    },
    clearance: (data) => followClearance(services, data),
    dependants: ({ animalIds }) => queueClearances(services.db, services, animalIds),
    'catalogue-release': (data) => followRelease(services, data),
    'release-mail': (data) => sendReleaseMail(services, data),
    'forget-customer': async ({ customer, ...of }) => {
      await services.payments.of(of).cards?.forget(customer)
    },
    sweep: () => doChores(services),
    'best-sellers': () => markBestSellers(services.db),
    statistics: () => gatherStatistics(services.db),
  }
}
