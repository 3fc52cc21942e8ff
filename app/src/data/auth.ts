import type { ForgotPassword, Login, Registration, ResetPassword } from '@shop/contract/auth'
import { authEndpoints } from '@shop/contract/endpoints/auth'
import type { ReplyOf } from '@shop/contract/call-parts'
import { request } from '@shop/contract/request'
import { pauseAnalytics, purgeAnalytics, resumeAnalytics } from './analytics.ts'
import { mergeCart } from './cart.ts'
import { endConfig } from './config.ts'
import { clearStored, useStored, writeStored } from './storage.ts'
import { clearTab, readInTab, writeInTab } from './tab-storage.ts'
import { rarelyChanges, useRead } from './use-call.ts'

let channel: BroadcastChannel | undefined

/** Between the tabs of this browser. One for a page, so that it does not hear itself. */
const signOutChannel = () => (channel ??= new BroadcastChannel('signed-out'))

const forget = () => {
  purgeAnalytics()
  clearStored()
  clearTab()
  endConfig()
}

/**
 * Opens a session, in a cookie that scripts cannot read. Load the next page from the server: every page's data is for
 * one person.
 */
export async function logIn(body: Login) {
  const user = await request(authEndpoints.login, { body })
  await mergeCart()
  return user
}

/**
 * Ends the session, and deletes what this browser stored of it, in every open tab (login-2). Load the home page
 * afterwards.
 */
export async function logOut() {
  pauseAnalytics()
  await request(authEndpoints.logout).catch((error: unknown) => {
    resumeAnalytics()
    throw error
  })
  forgetPerson()
}

/** Deletes what this browser stored of somebody, in every open tab; each then loads the home page. */
export function forgetPerson() {
  forget()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a window's has one, a channel's does not
  signOutChannel().postMessage(null)
}

/** Calls back when another tab has logged out. What this tab stored is gone by then. */
export const onLogOutElsewhere = (leave: () => void) =>
  signOutChannel().addEventListener('message', () => {
    forget()
    leave()
  })

/** Requests an account; what to do next is in the mail. */
export const register = (body: Registration) => request(authEndpoints.register, { body })

/** Has a link mailed to choose a new password, if the address is known. */
export const forgotPassword = (body: ForgotPassword) => request(authEndpoints.forgotPassword, { body })

/** Sets a new password with the mailed link, which is then used up; every session of the account is over. */
export const resetPassword = (body: ResetPassword) => request(authEndpoints.resetPassword, { body })

const confirmedKey = 'confirmed'
type Confirmed = ReplyOf<typeof authEndpoints.confirmEmail>

/** What this link has confirmed in this tab; null for nothing yet. */
function confirmedBy(token: string): Confirmed | null {
  const kept = readInTab<Confirmed & { token: string }>(confirmedKey)
  return kept?.token === token && kept.email && kept.what ? { email: kept.email, what: kept.what } : null
}

/** A link confirms once: what it confirmed is stored in this tab, so that a reload finds it. */
export function useConfirmation(token: string) {
  const { data, mutate } = useRead({ key: `confirmed ${token}`, fetch: async () => confirmedBy(token) }, rarelyChanges)
  const confirm = async () => {
    const confirmed = await request(authEndpoints.confirmEmail, { body: { token } })
    writeInTab(confirmedKey, { token, ...confirmed })
    await mutate(confirmed, false)
  }
  return { confirmed: data, confirm }
}

/** The address that was confirmed in this tab. */
export const confirmedEmail = (): string | null => readInTab<Confirmed>(confirmedKey)?.email ?? null

const nextKey = 'after-registration'

/** Where somebody wanted to go who went to register: the mail's link opens in another tab. */
export const storeNextStep = (path: string | undefined) => writeStored(nextKey, path ?? null)

/** For whoever comes back from the mail; undefined while the server renders. */
export const useNextStep = (): string | undefined => useStored(nextKey) ?? undefined
