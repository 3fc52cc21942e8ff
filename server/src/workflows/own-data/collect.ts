import type { WorkValues } from '@shop/contract/work-spreadsheet'
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import { addresses } from '../../schema/address.ts'
import { actingCalls, auditEntries } from '../../schema/admin.ts'
import type { Db } from '../../platform/db/open.ts'
import { enquiries, enquiryMessages } from '../../schema/enquiry.ts'
import { loyaltyEntries } from '../../schema/loyalty.ts'
import { memberships } from '../../schema/member.ts'
import { newsletterConsents } from '../../schema/newsletter.ts'
import { responsibleBreeders } from '../../schema/responsible-breeder.ts'
import { sessions } from '../../schema/session.ts'
import { showEntries, shows } from '../../schema/show.ts'
import { mailTokens } from '../../schema/user.ts'
import type { User } from '../../people/visitor/visitor.ts'
import { workLines, workSheets } from '../../schema/work-spreadsheet.ts'
import { collectAnimals } from './animals.ts'
import { collectBankTransfers } from './bank-transfers.ts'
import { collectCarts } from './carts.ts'
import { collectCreditNotes } from './credit-notes.ts'
import { collectInvoices } from './invoices.ts'
import { isLinkOf } from './mailed-links.ts'
import { orderNumbersOf } from './order-numbers.ts'
import { collectOrders } from './orders.ts'
import { collectParcels } from './parcels.ts'
import { collectSavedCards } from './saved-cards.ts'

/** Everything kept on a person, and nothing that opens anything: no hashes, secrets, tokens or keys. */
export async function collect(db: Db, { passwordHash: _, ...profile }: User) {
  const { id: userId, email } = profile
  const orderNumbers = await orderNumbersOf(db, userId)
  return {
    exportedAt: new Date().toISOString(),
    profile,
    addresses: await db
      .select({ kind: addresses.kind, address: addresses.address, createdAt: addresses.createdAt })
      .from(addresses)
      .where(eq(addresses.userId, userId)),
    ...(await collectOrders(db, userId)),
    invoices: await collectInvoices(db, orderNumbers),
    parcels: await collectParcels(db, orderNumbers),
    creditNotes: await collectCreditNotes(db, orderNumbers),
    bankTransfers: await collectBankTransfers(db, orderNumbers),
    savedCardsWith: await collectSavedCards(db, userId),
    carts: await collectCarts(db, userId),
    loyaltyPoints: await db
      .select({ points: loyaltyEntries.points, reason: loyaltyEntries.reason, createdAt: loyaltyEntries.createdAt })
      .from(loyaltyEntries)
      .where(eq(loyaltyEntries.userId, userId))
      .orderBy(asc(loyaltyEntries.createdAt)),
    memberships: await db
      .select({
        startedAt: memberships.startedAt,
        paidUntil: memberships.paidUntil,
        cancelledAt: memberships.cancelledAt,
        endedAt: memberships.endedAt,
        ending: memberships.ending,
      })
      .from(memberships)
      .where(and(eq(memberships.userId, userId), isNotNull(memberships.paidUntil)))
      .orderBy(asc(memberships.startedAt)),
    newsletterConsents: await db
      .select({
        email: newsletterConsents.email,
        countryCode: newsletterConsents.countryCode,
        source: newsletterConsents.source,
        consentedAt: newsletterConsents.consentedAt,
        withdrawnAt: newsletterConsents.withdrawnAt,
      })
      .from(newsletterConsents)
      .where(eq(newsletterConsents.email, email)),
    enquiries: await db
      .select({
        kind: enquiries.kind,
        name: enquiries.name,
        message: enquiries.message,
        details: enquiries.details,
        createdAt: enquiries.createdAt,
        answers: sql<object[]>`(select coalesce(json_agg(json_build_object('from', m.from, 'by', m.by, 'text', m.text,
          'attachments', m.attachments, 'at', m.created_at) order by m.created_at), '[]'::json)
          from ${enquiryMessages} m where m.enquiry_id = enquiries.id)`,
      })
      .from(enquiries)
      .where(eq(enquiries.email, email))
      .orderBy(asc(enquiries.createdAt)),
    responsibleBreederEntries: await db.select().from(responsibleBreeders).where(eq(responsibleBreeders.email, email)),
    shows: await db
      .select({
        name: shows.name,
        club: shows.club,
        place: shows.place,
        firstDay: shows.firstDay,
        lastDay: shows.lastDay,
        contactName: shows.contactName,
        contactPhone: shows.contactPhone,
        deliverTo: shows.deliverTo,
        state: shows.state,
        sentWhat: shows.sentWhat,
        samples: sql<string[]>`array(select ${showEntries.barcode} from ${showEntries}
          where ${showEntries.showId} = ${shows.id} order by 1)`,
      })
      .from(shows)
      .where(eq(shows.userId, userId))
      .orderBy(asc(shows.firstDay)),
    workSpreadsheets: await db
      .select({
        fileName: workSheets.fileName,
        productId: workSheets.productId,
        createdAt: workSheets.createdAt,
        submittedAt: workSheets.submittedAt,
        submitted: workSheets.submitted,
        lines: sql<WorkValues[]>`array(select ${workLines.values} from ${workLines}
          where ${workLines.sheetId} = ${workSheets.id} order by ${workLines.row})`,
      })
      .from(workSheets)
      .where(eq(workSheets.userId, userId))
      .orderBy(asc(workSheets.createdAt)),
    sessions: await db
      .select({ device: sessions.device, createdAt: sessions.createdAt, lastSeenAt: sessions.lastSeenAt })
      .from(sessions)
      .where(eq(sessions.userId, userId)),
    mailedLinks: await db
      .select({
        purpose: mailTokens.purpose,
        email: mailTokens.email,
        createdAt: mailTokens.createdAt,
        usedAt: mailTokens.usedAt,
      })
      .from(mailTokens)
      .where(isLinkOf(userId, email)),
    visitsByAdmins: await db
      .select({ at: auditEntries.at, action: auditEntries.action, reason: auditEntries.reason })
      .from(auditEntries)
      .where(eq(auditEntries.userId, userId))
      .orderBy(asc(auditEntries.at)),
    openedByAdmins: await db
      .select({
        at: actingCalls.at,
        call: actingCalls.call,
        method: actingCalls.method,
        path: actingCalls.path,
        isRefused: actingCalls.isRefused,
      })
      .from(actingCalls)
      .innerJoin(auditEntries, eq(auditEntries.id, actingCalls.entryId))
      .where(eq(auditEntries.userId, userId))
      .orderBy(asc(actingCalls.at)),
    ...(await collectAnimals(db, profile)),
  }
}
