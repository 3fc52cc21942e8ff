import { factSheetCalls } from '@shop/contract/fact-sheet'
import { factSheet } from '../fixtures/fact-sheet.ts'
import { mock } from '../mock.ts'

export const handlers = [mock(factSheetCalls.getFactSheet, factSheet())]
