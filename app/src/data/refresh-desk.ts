import { useSWRConfig } from 'swr'

/** Fetches again whatever is shown of the desk, but for what has just gone, by its key. */
export function useRefreshDesk() {
  const { mutate } = useSWRConfig()
  return (gone?: string) => mutate((key) => typeof key === 'string' && key.startsWith('/api/desk/') && key !== gone)
}
