import { randomBytes } from 'node:crypto'
import type { Message } from '@shop/contract/messages'
import { hash, verify } from '@node-rs/argon2'
import { refusal } from '../../platform/input/refusal.ts'

/** One letter has several spellings in Unicode, and keyboards differ: "é" is one sign, or two. */
const spelt = (password: string) => password.normalize('NFKC')

/** argon2id with the library's defaults, which are OWASP's (19 MiB, 2 passes). */
export const hashPassword = (password: string) => hash(spelt(password))

/** Checked where no account is, so that both refusals take the same time. */
const nobodysHash = hash(randomBytes(16))

/** Takes as long when there is no hash to check against. */
export const isPassword = async (password: string, passwordHash: string | undefined): Promise<boolean> =>
  (await verify(passwordHash ?? (await nobodysHash), spelt(password))) && passwordHash !== undefined

/** The passwords seen most often in leaks, in lower case. The list is packed: unpacked with the first new password. */
async function readBreached(): Promise<ReadonlySet<string | number>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}
let breached: ReturnType<typeof readBreached> | undefined

/** Refuses what every attacker tries first (428 on `field`). There are no rules on how a password is composed. */
export async function refuseBreached(password: string, field: string, message: Message) {
  if ((await (breached ??= readBreached())).has(spelt(password).toLowerCase()))
    throw refusal({ [field]: 'This password is on lists of stolen passwords. Please choose another.' }, message)
}
