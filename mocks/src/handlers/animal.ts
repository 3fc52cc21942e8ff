import { animalCalls } from '@shop/contract/animal'
import { listOf } from '../fixture.ts'
import {
  animal,
  animalProfile,
  animals,
  breederAnimals,
  breedProfile,
  profileOf,
  sampleAt,
} from '../fixtures/animal.ts'
import { upgrade } from '../fixtures/product.ts'
import { breedCertificate, certificate, healthReport, reports } from '../fixtures/report.ts'
import { fullDnaProfile, resultHistory, resultSheet, resultSheets } from '../fixtures/result.ts'
import { mock } from '../mock.ts'

/** The animal of the sample world that is asked for, or Skye. */
const find = (id: string) => animals.find((one) => one.id === id) ?? animal()

export const animalHandlers = [
  mock(animalCalls.listAnimals, listOf(breederAnimals)),
  mock(animalCalls.getAnimal, ({ params }) => find(params.id)),
  mock(animalCalls.getAnimalProfile, ({ params }) => profileOf(find(params.id))),
  mock(animalCalls.listAnimalBarcodes, ({ params }) => ({
    results: find(params.id).barcodes.map((barcode) => sampleAt(find(params.id).stage ?? 'ordered', { barcode })),
  })),
  mock(
    animalCalls.getResults,
    ({ params }) => resultSheets.find(({ barcode }) => barcode === params.barcode) ?? resultSheet(),
  ),
  mock(animalCalls.getBreedCertificate, breedCertificate()),
  mock(animalCalls.getReport, ({ query }) =>
    healthReport({ type: query.reportType ?? 'health', isEmailed: query.sendEmail === 'true' }),
  ),
  mock(animalCalls.getDnaProfile, ({ params }) => fullDnaProfile({ barcode: params.barcode })),
  mock(animalCalls.getCertificate, certificate()),
  mock(
    animalCalls.getSingleReport,
    ({ params }) => reports.find(({ key }) => key === params.report_key) ?? healthReport(),
  ),
  mock(animalCalls.listUpgradeProducts, listOf([upgrade()])),
  mock(animalCalls.shareAnimal, animalProfile({ sharedWith: [{ email: 'vet@example.com', rights: 'view' }] })),
  mock(animalCalls.unshareAnimal, { message: 'They no longer see this animal.' }),
  mock(animalCalls.createAnimal, animal()),
  mock(animalCalls.updateAnimal, ({ params }) => find(params.id)),
  mock(animalCalls.getResultHistory, resultHistory()),
  mock(animalCalls.getBreedProfile, breedProfile()),
]
