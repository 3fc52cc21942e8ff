import { resultCalls } from '@shop/contract/result'
import { animalCoat } from '../fixtures/animal-coat.ts'
import { fullDnaProfile, resultHistory, resultSheet, resultSheets } from '../fixtures/result.ts'
import { mock } from '../mock.ts'

export const handlers = [
  mock(
    resultCalls.getResults,
    ({ params }) => resultSheets.find(({ barcode }) => barcode === params.barcode) ?? resultSheet(),
  ),
  mock(resultCalls.getResultHistory, resultHistory()),
  mock(resultCalls.getAnimalCoat, { coat: animalCoat() }),
  mock(resultCalls.getDnaProfile, ({ params }) => fullDnaProfile({ barcode: params.barcode })),
]
