import type { BodyOf } from '@shop/contract/call-parts'
import { approvalEndpoints } from '@shop/contract/endpoints/approval'
import { request } from '@shop/contract/request'

/** Sets what may be unpaid on an account; null ends its credit. */
export const setCredit = (body: BodyOf<typeof approvalEndpoints.setCredit>) =>
  request(approvalEndpoints.setCredit, { body })
