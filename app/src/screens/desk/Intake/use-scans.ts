import type { DeskSample } from '@shop/contract/laboratory'
import { readBarcode } from '@shop/contract/codes'
import { Failure } from '@shop/contract/failure'
import type { SampleStage } from '@shop/contract/sample-stage'
import { useRef, useState } from 'react'
import { advanceSamples, readDeskSamples } from '../../../data/laboratory.ts'
import type { Scanned } from '../../../parts/desk/ScanField.tsx'
import { problemCopy, stageCopy } from '../../../parts/sample/sample-copy.ts'

export type LabStage = Exclude<SampleStage, 'ordered' | 'activated'>
export type Scan = {
  id: number
  barcode: string
  /** waiting: its turn is to come; accepted: at the stage now; look: so too, and somebody is to look at it; refused: not. */
  state: 'waiting' | Scanned['outcome']
  /** What was done, or why not. */
  text: string
  product: string
}

type Outcome = Pick<Scan, 'text' | 'product'> & { state: Scanned['outcome'] }

async function bring(barcode: string, stage: LabStage): Promise<Outcome> {
  const { name } = stageCopy[stage]
  try {
    const { moved } = await advanceSamples({ barcodes: [barcode], stage })
    const found = await readDeskSamples({ search: barcode })
      .fetch()
      .catch(() => null)
    const sample: DeskSample | undefined = found?.results.find((one) => one.barcode === barcode)
    const product = sample?.product ?? ''
    if (!moved.length) return { state: 'look', text: `It was at “${name}” before. Nothing has changed.`, product }
    if (sample?.problem) return { state: 'look', text: `${name}. ${problemCopy[sample.problem].name}.`, product }
    return { state: 'accepted', text: `${name}.`, product }
  } catch (error) {
    const failure = error instanceof Failure ? error : new Failure(500, { message: String(error) })
    return { state: 'refused', text: failure.fields[barcode] ?? failure.message, product: '' }
  }
}

/**
 * This session's scans, the newest first. They are sent one after another, in the order in which they were scanned, so
 * that nobody waits for an answer before the next scan.
 */
export function useScans() {
  const [scans, setScans] = useState<Scan[]>([])
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const count = useRef(0)

  const answer = async (before: Promise<unknown>, added: Scan, stage: LabStage): Promise<Scanned> => {
    await before
    const answered = { ...added, ...(await bring(added.barcode, stage)) }
    setScans((all) => all.map((one) => (one.id === answered.id ? answered : one)))
    const { barcode, state, text, product } = answered
    return { outcome: state, text: `${barcode}: ${text} ${product}` }
  }

  const scan = (typed: string, stage: LabStage): Scanned | Promise<Scanned> => {
    const barcode = readBarcode(typed)
    if (!barcode) return { outcome: 'refused', text: `“${typed}” is no barcode.` }
    count.current += 1
    const added: Scan = { id: count.current, barcode, state: 'waiting', text: 'Waits for its turn.', product: '' }
    setScans((before) => [added, ...before])
    const answered = answer(last.current, added, stage)
    last.current = answered
    return answered
  }
  return { scans, scan }
}
