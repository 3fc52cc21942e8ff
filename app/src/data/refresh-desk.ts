import { useSWRConfig } from 'swr'

/** Fetches again whatever is shown of the desk, but for the address of what is there no more. */
export function useRefreshDesk() {
  const { mutate } = useSWRConfig()
  return (gone?: string) => mutate((key) => typeof key === 'string' && key.startsWith('/api/desk/') && key !== gone)
}
