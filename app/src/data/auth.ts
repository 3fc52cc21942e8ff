import { authCalls, type Login } from '@shop/contract/auth'
import { request } from '@shop/contract/request'
import { clearStored, onStoredElsewhere, writeStored } from './storage.ts'
import { clearTab } from './tab-storage.ts'

const signedOutKey = 'signed-out'

const forget = () => {
  clearStored()
  clearTab()
}

/** Opens a session, kept in a cookie that scripts cannot read. Load the next page anew afterwards: every page's data is for one person. */
export const logIn = (body: Login) => request(authCalls.login, { body })

/** Ends the session, and all that this browser kept of it, in every open tab (login-2). Load the home page afterwards. */
export async function logOut() {
  await request(authCalls.logout)
  forget()
  // Said and unsaid: other tabs hear of the change, nothing stays.
  writeStored(signedOutKey, 'yes')
  writeStored(signedOutKey, null)
}

/** Calls back when another tab has logged out. What this tab kept is gone by then. */
export const onLogOutElsewhere = (leave: () => void) =>
  onStoredElsewhere(signedOutKey, () => {
    forget()
    leave()
  })
