import { findingCalls } from '@shop/contract/finding'
import { finding } from '../fixtures/finding.ts'
import { mock } from '../mock.ts'

export const handlers = [mock(findingCalls.findTest, finding())]
