import { lifePlanEndpoints } from '@shop/contract/endpoints/life-plan'
import { read, useRead } from './use-call.ts'

export const readLifePlan = (id: string) => read(lifePlanEndpoints.getLifePlan, { params: { id } })
/** An animal's life plan with its history, or how to get one. */
export const useLifePlan = (id: string) => useRead(readLifePlan(id))
