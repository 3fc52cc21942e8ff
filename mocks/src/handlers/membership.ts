import { membershipCalls } from '@shop/contract/membership'
import { listOf } from '../fixture.ts'
import { cancelledMembership, members, membership } from '../fixtures/membership.ts'
import { order } from '../fixtures/order.ts'
import { mock } from '../mock.ts'

export const handlers = [
  mock(membershipCalls.getMembership, { membership: null }),
  mock(membershipCalls.cancelMembership, () => ({ membership: cancelledMembership() })),
  mock(membershipCalls.resumeMembership, () => ({ membership: membership() })),
  mock(membershipCalls.payMembership, () => order({ status: 'paying' })),
  mock(membershipCalls.listMemberships, ({ query }) =>
    listOf(members.filter(({ state }) => !query.state || state === query.state)),
  ),
  mock(membershipCalls.endMembership, { email: 'dana@example.com', isChanged: true }),
]
