import { authCalls } from '@shop/contract/auth'
import { request } from '@shop/contract/request'

/** Ends the session on the server. The page keeps what it knows: load the home page afterwards. */
export const logOut = () => request(authCalls.logout)
