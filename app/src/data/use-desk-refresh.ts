import { useSWRConfig } from 'swr'

/** Fetches again whatever of the desk is shown: a change in one list is often one of others too. */
export function useDeskRefresh() {
  const { mutate } = useSWRConfig()
  return () => mutate((key) => typeof key === 'string' && key.startsWith('/api/desk/'))
}
