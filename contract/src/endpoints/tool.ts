import { endpoints } from '../call.ts'
import { messages } from '../messages.ts'

export const toolEndpoints = endpoints({
  trackSample: { method: 'GET', path: '/api/tools/sample-tracker/{barcode}', fails: messages.sampleTrackerFailed },
  authenticateReport: {
    method: 'GET',
    path: '/api/tools/report-authenticate/{barcode}',
    fails: messages.somethingWentWrong,
  },
  checkMicrochip: { method: 'GET', path: '/api/my/microchip-checker/{code}', fails: messages.somethingWentWrong },
  predictFelineColour: { method: 'POST', path: '/api/my/feline-colour', fails: messages.somethingWentWrong },
  predictCanineColour: { method: 'POST', path: '/api/my/canine-colour', fails: messages.somethingWentWrong },
  getBreedingStrategy: { method: 'GET', path: '/api/my/breeding-strategy/', fails: messages.somethingWentWrong },
  getPairGenotypes: {
    method: 'GET',
    path: '/api/my/breeding-strategy/genotypes',
    fails: messages.failedToFetchAnimals,
  },
  transferMultipack: { method: 'POST', path: '/api/my/transfer-multipack', fails: messages.failedToTransferMultipacks },
})
