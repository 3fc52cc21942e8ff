import type { CanineColourInput, FelineColourInput } from '@shop/contract/tool'
import { toolEndpoints } from '@shop/contract/endpoints/tool'
import { request } from '@shop/contract/request'
import { read, useRead } from './use-call.ts'

/** The animals of a pair; either may be missing. */
export type PairIds = { damId?: string; sireId?: string }

// What a lookup answered stays: asking again on every focus would count against the limits on guessing.
const onDemand = { revalidateOnFocus: false, revalidateIfStale: false } as const

export const readSampleTracker = (barcode: string) => read(toolEndpoints.trackSample, { params: { barcode } })
export const useSampleTracker = (barcode: string) => useRead(barcode ? readSampleTracker(barcode) : null, onDemand)

const readReportAuthentication = (number: string) =>
  read(toolEndpoints.authenticateReport, { params: { barcode: number } })
/** By the number printed on a report, or by a sample's barcode. */
export const useReportAuthentication = (number: string) =>
  useRead(number ? readReportAuthentication(number) : null, onDemand)

const readMicrochip = (code: string) => read(toolEndpoints.checkMicrochip, { params: { code } })
export const useMicrochip = (code: string) => useRead(code ? readMicrochip(code) : null, onDemand)

/** One cat, or a pair. The call sends its question as a body, so its key in the cache does too. */
const readFelineColour = (body: FelineColourInput) => ({
  key: `${toolEndpoints.predictFelineColour.path} ${JSON.stringify(body)}`,
  fetch: () => request(toolEndpoints.predictFelineColour, { body }),
})
export const useFelineColour = (input: FelineColourInput | null) =>
  useRead(input && readFelineColour(input), { ...onDemand, keepPreviousData: true })

/** The colours of a dog, or a pair. */
const readCanineColour = (body: CanineColourInput) => ({
  key: `${toolEndpoints.predictCanineColour.path} ${JSON.stringify(body)}`,
  fetch: () => request(toolEndpoints.predictCanineColour, { body }),
})
export const useCanineColour = (input: CanineColourInput | null) =>
  useRead(input && readCanineColour(input), { ...onDemand, keepPreviousData: true })

/** What two animals, or one, were found to have. */
export const readPairGenotypes = (pair: PairIds) => read(toolEndpoints.getPairGenotypes, { query: pair })
export const usePairGenotypes = (pair: PairIds) =>
  useRead(pair.damId || pair.sireId ? readPairGenotypes(pair) : null, onDemand)

/** Loci by product id or mode, and as many genotypes of dam and sire. */
export type Cross = { types: readonly string[]; dam: readonly string[]; sire: readonly string[] }
const readStrategy = ({ types, dam, sire }: Cross) =>
  read(toolEndpoints.getBreedingStrategy, {
    query: {
      strategyType: types.join(','),
      damGeneticResult: dam.join(','),
      sireGeneticResult: sire.join(','),
    },
  })
export const useBreedingStrategy = (cross: Cross | null) =>
  useRead(cross ? readStrategy(cross) : null, { ...onDemand, keepPreviousData: true })
