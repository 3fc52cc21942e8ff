import { priceOf } from '@shop/contract/money'
import { eq } from 'drizzle-orm'
import { checkouts } from '../checkout/tables.ts'
import { escapeHtml, mailPage } from '../mail/html.ts'
import type { Mail } from '../mail/mailer.ts'
import type { JobData } from '../platform/jobs.ts'
import type { Services } from '../services.ts'
import { giftCards } from './tables.ts'

/** What every card says of its end: there is none. */
const lasting = 'It never expires, and what you do not use at once stays on it.'

/** The mail that brings a gift card; null where it was cancelled, or mailed anew since. */
export async function giftCardMail(
  { db, config, secrets }: Pick<Services, 'db' | 'config' | 'secrets'>,
  { giftCardId, mailing }: JobData['gift-card'],
): Promise<Mail | null> {
  const [row] = await db
    .select({ card: giftCards, country: checkouts.snapshot, isTestPayment: checkouts.isTestPayment })
    .from(giftCards)
    .innerJoin(checkouts, eq(checkouts.id, giftCards.checkoutId))
    .where(eq(giftCards.id, giftCardId))
  if (!row || row.card.voidedAt || row.card.mailings !== mailing) return null
  const { card, isTestPayment } = row
  const code = secrets.open(card.sealedCode)
  const { label } = priceOf(card.balance, card.currency, row.country.country)
  const amount = `${label} ${card.currency}`
  const [shop, balance] = [config.publicUrl, `${config.publicUrl}/gift-cards/balance#${code}`]
  const title = `${card.senderName} has sent you a gift card`
  const how =
    'Choose what you would like to know about your animal, and enter the code in your cart. A gift card pays for tests, kits and delivery.'
  const test = isTestPayment ? 'This card was bought in a test shop. It is worth no money.' : null

  const text = [
    `Hello ${card.recipientName},`,
    `${card.senderName} has sent you a gift card over ${amount}.`,
    ...(card.message ? [`“${card.message}”`] : []),
    `Its code:\n${code}`,
    how,
    lasting,
    ...(test ? [test] : []),
    `Find a test:\n${shop}`,
    `See what is left on it:\n${balance}`,
    'Please keep this mail: whoever has the code can use the card.',
  ].join('\n\n')
  const paragraph = (copy: string) => `<p>${escapeHtml(copy).replaceAll('\n', '<br>')}</p>`
  const html = mailPage(
    title,
    [
      paragraph(`Hello ${card.recipientName},`),
      `<div style="margin:24px 0;padding:32px 24px;border-radius:16px;background:#8a1c54;color:#ffffff;text-align:center">`,
      `<p style="margin:0;font-size:15px">A gift card from ${escapeHtml(card.senderName)}</p>`,
      `<p style="margin:12px 0;font-size:40px;line-height:1.1;font-weight:bold">${escapeHtml(label)} <span style="font-size:16px">${card.currency}</span></p>`,
      `<p style="margin:0 auto;padding:12px 8px;max-width:340px;border-radius:8px;background:#ffffff;color:#1f1a1d;font-family:monospace;font-size:19px;letter-spacing:1px">${code}</p>`,
      `</div>`,
      ...(card.message
        ? [
            `<blockquote style="margin:24px 0;padding-left:16px;border-left:4px solid #8a1c54;font-size:18px">${escapeHtml(card.message).replaceAll('\n', '<br>')}</blockquote>`,
          ]
        : []),
      paragraph(how),
      paragraph(lasting),
      ...(test ? [paragraph(test)] : []),
      `<p style="margin:24px 0"><a href="${escapeHtml(shop)}" style="display:inline-block;padding:12px 24px;border-radius:999px;background:#8a1c54;color:#ffffff;font-weight:bold;text-decoration:none">Find a test</a></p>`,
      `<p><a href="${escapeHtml(balance)}">See what is left on it</a></p>`,
      paragraph('Please keep this mail: whoever has the code can use the card.'),
    ].join('\n'),
  )
  return { key: `gift-card-${card.id}-${mailing}`, to: card.recipientEmail, subject: title, text: `${text}\n`, html }
}

/** Sends that mail, and writes down that it went. Of one that waited for its day the buyer hears too. */
export async function sendGiftCard(services: Services, job: JobData['gift-card']) {
  const mail = await giftCardMail(services, job)
  if (!mail) return
  const { db, jobs, mailer } = services
  await mailer.send(mail)
  await db.transaction(async (tx) => {
    await tx.update(giftCards).set({ sentAt: new Date() }).where(eq(giftCards.id, job.giftCardId))
    if (job.mailing === 1) await jobs.send('gift-card-sent', { giftCardId: job.giftCardId }, tx)
  })
}
