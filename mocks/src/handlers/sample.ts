import { sampleCalls } from '@shop/contract/sample'
import { findAnimal } from '../fixtures/animal.ts'
import { atWorkNews, breederNews, reportedNews, sampleAt } from '../fixtures/sample.ts'
import { mock } from '../mock.ts'

export const handlers = [
  mock(sampleCalls.listAnimalBarcodes, ({ params }) => ({
    results: findAnimal(params.id).barcodes.map((barcode) =>
      sampleAt(findAnimal(params.id).stage ?? 'ordered', { barcode }),
    ),
  })),
  mock(sampleCalls.listSampleNews, {
    animals: breederNews,
    animalCount: 10,
    reported: [reportedNews()],
    atWork: [atWorkNews()],
    reportedCount: 1,
    atWorkCount: 1,
  }),
]
