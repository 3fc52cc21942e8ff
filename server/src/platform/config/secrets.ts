import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  randomUUID,
} from 'node:crypto'
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from './data-dir.ts'

/** What follows from the shop's secret key. */
export type Secrets = {
  /** A token that only this shop can make, the same for the same parts: a link that a retried mail repeats. */
  tokenOf: (...parts: string[]) => string
  /** Encrypts what must be read again, such as a second factor's secret (AES-256-GCM). */
  seal: (text: string) => string
  /** Throws when the text was sealed with another key, or changed. */
  open: (sealed: string) => string
}

/** The form in which tokens are stored in the database. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')

/** A random token of 256 bits, fit for addresses and cookies. */
export const newToken = () => randomBytes(32).toString('base64url')

const ivBytes = 12
const tagBytes = 16

export function openSecrets(secretKey: string): Secrets {
  const keyFor = (purpose: string) => Buffer.from(hkdfSync('sha256', secretKey, '', purpose, 32))
  const tokenKey = keyFor('tokens')
  const sealKey = keyFor('sealing')
  return {
    tokenOf: (...parts) => createHmac('sha256', tokenKey).update(JSON.stringify(parts)).digest('base64url'),
    seal: (text) => {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv('aes-256-gcm', sealKey, iv)
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
    },
    open: (sealed) => {
      const bytes = Buffer.from(sealed, 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', sealKey, bytes.subarray(0, ivBytes))
      decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
      return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8')
    },
  }
}

/** The configured key, else the data folder's own, which is made at the first start. */
export const secretKeyOf = ({ secretKey, dataDir }: { secretKey: string | null; dataDir: string }): string =>
  secretKey ?? storedKey(dataDir, 'secret.key')

type LabKeyConfig = { labApiKey: string | null; isDemo: boolean; dataDir: string }

/** The laboratory's configured key; a demonstration makes one of its own, which the command line finds in the same folder. */
export const labKeyOf = ({ labApiKey, isDemo, dataDir }: LabKeyConfig): string | null =>
  labApiKey ?? (isDemo ? storedKey(dataDir, 'lab.key') : null)

/** The desk's configured key, else the data folder's own: whoever may read that folder runs the shop. */
export const deskKeyOf = ({ deskApiKey, dataDir }: { deskApiKey: string | null; dataDir: string }): string =>
  deskApiKey ?? storedKey(dataDir, 'desk.key')

/** The key that a running shop stores in its data folder; empty where there is none. */
export function storedKeyIn(dataDir: string, name: 'lab.key' | 'desk.key'): string {
  const file = join(dataDir, name)
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

/** A random key that is made once and stored. */
function storedKey(dataDir: string, name: string): string {
  const file = join(dataDir, name)
  makeFolder(dataDir)
  if (!existsSync(file)) {
    // Written beside it and then named: a process that starts at the same moment reads a whole key, and the same one.
    const part = `${file}.${randomUUID()}`
    writeFileSync(part, newToken(), { flag: 'wx', mode: 0o600 })
    try {
      linkSync(part, file)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    } finally {
      rmSync(part)
    }
  }
  return readFileSync(file, 'utf8')
}
