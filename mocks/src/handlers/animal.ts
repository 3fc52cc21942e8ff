import { animalCalls } from '@shop/contract/animal'
import { listOf } from '../fixture.ts'
import {
  animal,
  animalBarcode,
  animalProfile,
  animals,
  breederAnimals,
  breedProfile,
  profileOf,
} from '../fixtures/animal.ts'
import { upgrade } from '../fixtures/product.ts'
import { breedCertificate, certificate, healthReport } from '../fixtures/report.ts'
import { dnaProfile, resultSheet, resultSheets } from '../fixtures/result.ts'
import { mock } from '../mock.ts'

/** The animal of the sample world that is asked for, or Skye. */
const find = (id: string) => animals.find((one) => one.id === id) ?? animal()

export const animalHandlers = [
  mock(animalCalls.listAnimals, listOf(breederAnimals)),
  mock(animalCalls.getAnimal, ({ params }) => find(params.id)),
  mock(animalCalls.getAnimalProfile, ({ params }) => profileOf(find(params.id))),
  mock(animalCalls.listAnimalBarcodes, ({ params }) => ({
    results: find(params.id).barcodes.map((barcode) =>
      animalBarcode({ barcode, stage: find(params.id).stage ?? 'ordered' }),
    ),
  })),
  mock(
    animalCalls.getResults,
    ({ params }) => resultSheets.find(({ barcode }) => barcode === params.barcode) ?? resultSheet(),
  ),
  mock(animalCalls.getBreedCertificate, breedCertificate()),
  mock(animalCalls.getReport, healthReport()),
  mock(animalCalls.getDnaProfile, dnaProfile()),
  mock(animalCalls.getCertificate, certificate()),
  mock(animalCalls.getSingleReport, healthReport()),
  mock(animalCalls.listUpgradeProducts, listOf([upgrade()])),
  mock(animalCalls.shareAnimal, animalProfile({ sharedWith: ['vet@example.com'] })),
  mock(animalCalls.getBreedProfile, breedProfile()),
]
