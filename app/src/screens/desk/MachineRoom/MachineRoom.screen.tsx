import { DeskPage } from '../../../parts/desk/DeskPage.tsx'
import { FailedJobs } from './FailedJobs.tsx'
import { Health } from './Health.tsx'
import { Reconciliation } from './Reconciliation.tsx'

/** `/desk/machine-room`: what did not go through, what does not agree, and what the shop runs on. */
export function MachineRoom() {
  return (
    <DeskPage title="Machine room" lead="What did not go through, and what the shop runs on. Times are UTC.">
      <FailedJobs />
      <Reconciliation />
      <Health />
    </DeskPage>
  )
}
