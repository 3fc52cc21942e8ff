import { sharePageCalls } from '@shop/contract/share-page'
import { ownSharePage, sharePage } from '../fixtures/share-page.ts'
import { mock } from '../mock.ts'

export const handlers = [
  mock(sharePageCalls.getSharePage, ownSharePage({ page: null })),
  mock(sharePageCalls.saveSharePage, ownSharePage()),
  mock(sharePageCalls.closeSharePage, ownSharePage({ page: null })),
  mock(sharePageCalls.readSharePage, sharePage()),
]
