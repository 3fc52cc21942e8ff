import { clubProductCalls } from '@shop/contract/club-product'
import { listOf } from '../fixture.ts'
import { clubProduct, clubProducts } from '../fixtures/club-product.ts'
import { mock } from '../mock.ts'

export const handlers = [
  mock(clubProductCalls.listClubProducts, ({ query }) =>
    listOf(clubProducts.filter(({ state }) => !query.state || state === query.state)),
  ),
  mock(clubProductCalls.addClubProduct, clubProduct()),
  mock(clubProductCalls.endClubProduct, clubProduct({ state: 'ended' })),
]
