import { todayEndpoints } from '@shop/contract/endpoints/today'
import { read, useRead } from './use-call.ts'

export const readDeskToday = () => read(todayEndpoints.getDeskToday)
/** What waits at the desk for the signed-in person's roles; fetched again when the tab is looked at again. */
export const useDeskToday = () => useRead(readDeskToday())
