import { sitePageCalls } from '@shop/contract/site-page'
import { listOf } from '../fixture.ts'
import { sitePages } from '../fixtures/site-page.ts'
import { mock } from '../mock.ts'

export const handlers = [mock(sitePageCalls.searchPages, listOf(sitePages))]
