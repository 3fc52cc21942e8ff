import { useAnimalBarcodes } from '../../data/sample.ts'
import { useResults } from '../../data/result.ts'
import { hasResults, sampleOf } from '../sample/samples.ts'

/** An animal's samples, one of them by its barcode or the first, what was found in it, and which of the reads failed. */
export function useSampleResults(animalId: string, barcode: string | null) {
  const samples = useAnimalBarcodes(animalId)
  const sample = samples.data && sampleOf(samples.data.results, barcode)
  /** The sample, once there is something to read. */
  const ready = sample && hasResults(sample) ? sample : undefined
  const sheet = useResults(animalId, ready?.barcode ?? null)
  const failed = [samples, sheet].find(({ error, data }) => error && !data)
  return { samples: samples.data?.results, sample, ready, sheet: sheet.data, failed }
}
