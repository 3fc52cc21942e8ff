import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'

/**
 * A name to order by as people read it: by its letters, whatever their case and accents, in every database's collation.
 * A hyphen is a space, and a comma comes right after one.
 */
export const asRead = (name: SQLWrapper): SQL =>
  sql`regexp_replace(normalize(lower(translate(${name}, '-,', ' !')), NFKD), '[\u0300-\u036f]', '', 'g') collate "C"`
