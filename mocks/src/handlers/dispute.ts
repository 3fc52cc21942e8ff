import { disputeCalls } from '@shop/contract/dispute'
import { listOf } from '../fixture.ts'
import { dispute } from '../fixtures/dispute.ts'
import { mock } from '../mock.ts'

export const handlers = [
  mock(
    disputeCalls.listDisputes,
    listOf([
      dispute(),
      dispute({ reference: 'dp_2', number: 'KP-100031', state: 'lost', closedAt: '2026-11-02T09:00:00.000Z' }),
    ]),
  ),
]
