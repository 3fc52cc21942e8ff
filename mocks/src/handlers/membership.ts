import { membershipCalls } from '@shop/contract/membership'
import { listOf } from '../fixture.ts'
import { cancelledMembership, membership } from '../fixtures/membership.ts'
import { order } from '../fixtures/order.ts'
import { mock } from '../mock.ts'

export const handlers = [
  mock(membershipCalls.getMembership, { membership: null }),
  mock(membershipCalls.cancelMembership, () => ({ membership: cancelledMembership() })),
  mock(membershipCalls.resumeMembership, () => ({ membership: membership() })),
  mock(membershipCalls.payMembership, () => order({ status: 'paying' })),
  mock(
    membershipCalls.listMemberships,
    listOf([{ ...membership(), email: 'dana@example.com', name: 'Dana Reed', years: 1 }]),
  ),
  mock(membershipCalls.endMembership, { email: 'dana@example.com', isChanged: true }),
]
