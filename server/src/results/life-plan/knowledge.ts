import type { Medicine } from '@shop/contract/medicine'
import { medicine } from '../../reference/catalogue/medicine.ts'
import { readStageAdvice, type StageAdvice } from '../../reference/catalogue/stage-advice.ts'

type Knowledge = { advice: StageAdvice[]; medicine: Map<number, Medicine> }

let advice: StageAdvice[] | null = null

/** The guidelines and medicine, read with the first plan. A line that cannot be read is left out. */
export function knowledge(): Knowledge {
  advice ??= readStageAdvice(() => {})
  return { advice, medicine: medicine() }
}
