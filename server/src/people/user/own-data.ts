import { isLinkOf } from './mailed-links.ts'
import type { Collect, Erase } from '../visitor/own-data.ts'
import { mailTokens } from '../../schema/user.ts'

export const collectMailedLinks: Collect = async (db, { id: userId, email }) => ({
  mailedLinks: await db
    .select({
      purpose: mailTokens.purpose,
      email: mailTokens.email,
      createdAt: mailTokens.createdAt,
      usedAt: mailTokens.usedAt,
    })
    .from(mailTokens)
    .where(isLinkOf(userId, email)),
})

export const eraseMailedLinks: Erase = (tx, { id, email }) => tx.delete(mailTokens).where(isLinkOf(id, email))
