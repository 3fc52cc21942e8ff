import { asc, eq, sql } from 'drizzle-orm'
import type { Collect, Erase } from '../visitor/own-data.ts'
import { enquiries, enquiryMessages } from '../../schema/enquiry.ts'

export const collectEnquiries: Collect = async (db, { email }) => ({
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
})

export const eraseEnquiries: Erase = (tx, { email }) => tx.delete(enquiries).where(eq(enquiries.email, email))
