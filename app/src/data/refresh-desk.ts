import { useSWRConfig } from 'swr'

/** Fetches again whatever is shown of the desk. */
export function useRefreshDesk() {
  const { mutate } = useSWRConfig()
  return () => mutate((key) => typeof key === 'string' && key.startsWith('/api/desk/'))
}
