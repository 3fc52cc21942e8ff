import { BalanceForm } from './BalanceForm.tsx'
import { OwnKitForm } from './OwnKitForm.tsx'
import type { StepProps } from './step-props.ts'
import { TestForm } from './TestForm.tsx'

/** What is tested, by what the barcode turned out to be: a paid kit, a swab that a kit pays for, or one to choose a test for. */
export function KitStep(props: StepProps) {
  const { kit, type } = props.record
  if (type === 'step') return <TestForm {...props} />
  return kit?.isPrepaid && kit.barcode === props.record.barcodes?.[0] ? (
    <OwnKitForm {...props} />
  ) : (
    <BalanceForm {...props} />
  )
}
