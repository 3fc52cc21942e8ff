import { advanceResultCalls } from '@shop/contract/advance-result'
import { advanceRelease, advanceResults, openedAdvance } from '../fixtures/advance-result.ts'
import { mock } from '../mock.ts'

export const handlers = [
  mock(advanceResultCalls.listAdvanceResults, { results: advanceResults }),
  mock(advanceResultCalls.openAdvanceResult, openedAdvance()),
  mock(advanceResultCalls.listAdvanceReleases, { results: [advanceRelease()] }),
  mock(advanceResultCalls.releaseAdvanceResult, advanceRelease()),
  mock(advanceResultCalls.withdrawAdvanceResult, advanceRelease({ state: 'withdrawn' })),
]
