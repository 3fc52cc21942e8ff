import type { AnimalNews } from '@shop/contract/sample'
import { isInLaboratory, type SampleStage } from '@shop/contract/sample-stage'
import type { ResultStatus } from '@shop/contract/verdict'
import { expectedBy } from '../../../parts/sample/expected.ts'
import { problemCopy, stageCopy } from '../../../parts/sample/sample-copy.ts'

export type AnimalLine = { text: string; tone: 'affected' | 'carrier' | 'clear' | 'neutral' }

/** What was found, in a few words; null while nothing was. */
function finding(verdicts: AnimalNews['verdicts'], isVet: boolean): AnimalLine | null {
  const of = (status: ResultStatus) => verdicts.find((one) => one.status === status)?.count ?? 0
  const total = verdicts.reduce((sum, { count }) => sum + count, 0)
  if (!total) return null
  const [attention, carrier, clear] = [of('affected') + of('at_risk'), of('carrier'), of('clear')]
  const parts = [
    attention > 0 && `${attention} ${isVet ? 'affected or at risk' : 'to talk about with your vet'}`,
    of('conflicting') > 0 && `samples contradict each other in ${of('conflicting')}`,
    carrier > 0 && `carrier of ${carrier} ${carrier === 1 ? 'disease' : 'diseases'}`,
  ].filter((part) => part !== false)
  if (parts.length) return { text: parts.join(', '), tone: attention || of('conflicting') ? 'affected' : 'carrier' }
  if (clear === total) return { text: total === 1 ? 'clear' : `clear in all ${total} tests`, tone: 'clear' }
  return clear
    ? { text: `clear in ${clear} of ${total} tests`, tone: 'clear' }
    : { text: 'no verdict in its tests', tone: 'neutral' }
}

const isBeingRead = (stage: SampleStage) => isInLaboratory(stage) && stage !== 'reported'

/** Where the newest sample is: "Reading the DNA, expected by 11/28/2026". */
function progress({ stage, expectedAt }: NonNullable<AnimalNews['sample']>, country: string): string {
  const { name } = stageCopy[stage]
  return expectedAt && isBeingRead(stage) ? `${name}, ${expectedBy(expectedAt, country)}` : name
}

/** What an animal's line says: first what holds its sample up, then what was found, then where its sample is. */
export function animalLine(
  { sample, verdicts }: Pick<AnimalNews, 'sample' | 'verdicts'>,
  country: string,
  isVet: boolean,
): AnimalLine {
  if (sample?.problem && sample.problem !== 'partial_result')
    return { text: problemCopy[sample.problem].name, tone: 'carrier' }
  const found = finding(verdicts, isVet)
  const text = found && `${found.text[0]?.toUpperCase()}${found.text.slice(1)}`
  if (found && text)
    return { ...found, text: sample && isBeingRead(sample.stage) ? `${text}; more is being read` : text }
  if (!sample) return { text: 'Not tested yet', tone: 'neutral' }
  return { text: progress(sample, country), tone: 'neutral' }
}
