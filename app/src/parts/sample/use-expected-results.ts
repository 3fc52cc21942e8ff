import { useAnimalBarcodes } from '../../data/sample.ts'
import { useSettings } from '../../data/settings.tsx'
import { useBeside } from '../../data/use-beside.ts'
import { expectedText } from './awaited.ts'
import { hasResults, sampleOf } from './samples.ts'

/** When an animal's next results can be there, in a sentence; empty while that is unknown. */
export function useExpectedResults(animalId: string): string {
  const { country } = useSettings()
  const data = useBeside(useAnimalBarcodes(animalId))
  const sample = sampleOf(data?.results.filter((one) => !hasResults(one)) ?? [], null)
  return sample ? expectedText(sample, country) : ''
}
