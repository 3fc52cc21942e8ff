import { mateCalls } from '@shop/contract/mate'
import { mateList } from '../fixtures/mate.ts'
import { mock } from '../mock.ts'

/** In the order of colours there is one to hope for. */
export const handlers = [
  mock(mateCalls.listMates, ({ query }) =>
    mateList({ wantedColour: query.order === 'colour' ? (query.colour ?? '2118:B/b') : null }),
  ),
]
