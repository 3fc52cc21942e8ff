import { sampleEndpoints } from '@shop/contract/endpoints/sample'
import { read, useRead } from './use-call.ts'

export const readAnimalBarcodes = (id: string) => read(sampleEndpoints.listAnimalBarcodes, { params: { id } })
/** The animal's samples. */
export const useAnimalBarcodes = (id: string) => useRead(readAnimalBarcodes(id))

export const readSampleNews = () => read(sampleEndpoints.listSampleNews)
/** New results, and what is at work in the laboratory. */
export const useSampleNews = () => useRead(readSampleNews())
