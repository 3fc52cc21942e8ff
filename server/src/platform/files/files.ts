import type { FileType } from '@shop/contract/file'
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { files } from '../../schema/file.ts'
import type { Config } from '../config/config.ts'
import type { Db } from '../db/open.ts'

/** A file's bytes, `mostBytes` at most. */
export type StoredFile = { bytes: Uint8Array; type: FileType }

/** More than any file that is taken or made: a document of 5 MB. */
export const mostBytes = 16 * 1024 * 1024

/**
 * Files by their keys. None is changed: another file has another key, so that whoever has an old one stored never takes
 * it for the new one. Each may throw `BucketAway`. None is called inside a transaction: PGlite has one connection.
 */
export type Files = {
  /** Stores a file before the transaction that names its key. What no transaction names is deleted a day later. */
  put: (file: StoredFile) => Promise<string>
  /** Null where there is no such file. */
  get: (key: string) => Promise<StoredFile | null>
  /** Deletes a file that no row names any more, if there is one. */
  delete: (key: string) => Promise<void>
  /** Moves a file from the database into the bucket, if it lies there still. */
  move: (key: string) => Promise<void>
  /** Where new files lie. */
  place: 'database' | 'bucket'
}

/** Objects by their keys. Throws `BucketAway`, or 503 where many others wait. */
export type Bucket = {
  put: (key: string, file: StoredFile) => Promise<void>
  get: (key: string) => Promise<Uint8Array | null>
  delete: (key: string) => Promise<void>
}

/** A bucket that is not reached, answers too late, or does not do what it is asked to. */
export class BucketAway extends Error {}

/** In the bucket, where one is configured; in the database otherwise, and what was stored there before. */
export async function openFiles({ bucket: settings }: Pick<Config, 'bucket'>, db: Db): Promise<Files> {
  const bucket = settings && (await import('./bucket.ts')).openBucket(settings)
  const configured = () => {
    if (!bucket) throw new BucketAway('A file lies in a bucket, and S3_BUCKET is not set.')
    return bucket
  }
  const isInBucket = isNull(files.bytes)
  return {
    place: bucket ? 'bucket' : 'database',

    put: async ({ bytes, type }) => {
      if (bytes.length > mostBytes) throw new Error(`A file has ${bytes.length} bytes: too many to be stored.`)
      // Its row comes first: nothing lies in the bucket that no row knows.
      const [row] = await db
        .insert(files)
        .values({ type, bytes: bucket ? null : bytes })
        .returning({ key: files.key })
      if (!row) throw new Error('No file')
      await bucket?.put(row.key, { bytes, type })
      return row.key
    },

    get: async (key) => {
      const [row] = await db.select().from(files).where(eq(files.key, key))
      if (!row) return null
      const bytes = row.bytes ?? (await configured().get(key))
      return bytes && { bytes, type: row.type }
    },

    delete: async (key) => {
      const [row] = await db
        .select({ isInBucket: sql<boolean>`${isInBucket}` })
        .from(files)
        .where(eq(files.key, key))
      if (!row) return
      // A move that broke off has left an object to a row that has its bytes still.
      if (bucket || row.isInBucket) await configured().delete(key)
      const asFound = row.isInBucket ? isInBucket : isNotNull(files.bytes)
      const deleted = await db
        .delete(files)
        .where(and(eq(files.key, key), asFound))
        .returning({ key: files.key })
      if (!deleted.length) throw new Error(`The file ${key} was moved while it was deleted.`)
    },

    move: async (key) => {
      const isHere = and(eq(files.key, key), isNotNull(files.bytes))
      const [row] = await db.select().from(files).where(isHere)
      if (!row?.bytes) return
      await configured().put(key, { bytes: row.bytes, type: row.type })
      await db.update(files).set({ bytes: null }).where(isHere)
      const isDeleted = !(await db.$count(files, eq(files.key, key)))
      if (isDeleted) await configured().delete(key)
    },
  }
}
