import { authEndpoints } from '@shop/contract/endpoints/auth'
import { onRefused, request } from '@shop/contract/request'
import { useSWRConfig } from 'swr'

/** Calls back when the server no longer knows who is signed in, for whatever call. Returns how to stop listening. */
export const onSessionLost = onRefused

/** Fetches everything on the page again: what was refused meanwhile, and what may have changed. */
export function useFetchAgain() {
  const { mutate } = useSWRConfig()
  return () => mutate(() => true)
}

/** Whether somebody with this email has signed in by now, in another tab. */
export const isSignedInAs = (email: string): Promise<boolean> =>
  request(authEndpoints.getMyDetails).then(
    (user) => user.email === email,
    () => false,
  )
