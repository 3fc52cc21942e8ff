import { addressOf } from '@shop/contract/call'
import { lifePlanEndpoints } from '@shop/contract/endpoints/life-plan'
import type { LifePlan, LifePlanVersion } from '@shop/contract/life-plan'
import type { PlanContent } from './content.ts'
import type { VersionRow } from './register.ts'

/** For a file's name: what any system takes. */
const slugOf = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replace(/\s+/g, '-') || 'dog'

export const fileNameOf = ({ content, number }: VersionRow) => `${slugOf(content.petName)}-life-plan-${number}.pdf`

export const planStateOf = ({ withdrawnAt, id }: VersionRow, newestId: string): LifePlanVersion['state'] =>
  withdrawnAt ? 'withdrawn' : id === newestId ? 'current' : 'superseded'

const toVersion = (row: VersionRow, newestId: string): LifePlanVersion => ({
  number: row.number,
  madeAt: row.createdAt.toISOString(),
  state: planStateOf(row, newestId),
  changes: row.withdrawnReason ? [row.withdrawnReason] : row.changes,
  fileName: fileNameOf(row),
  url: addressOf(lifePlanEndpoints.getLifePlanFile, { params: { file: `${row.id}.pdf` } }),
})

/** What is read of a plan, without what a later one is compared with. */
const shownOf = ({ coat: _coat, findings: _findings, shares: _shares, said: _said, ...shown }: PlanContent) => shown

/** A plan that was bought, in the contract's form. */
export function toLifePlan(versions: VersionRow[]): LifePlan {
  const [newest] = versions
  const state = !newest ? 'waiting' : newest.withdrawnAt ? 'withdrawn' : 'ready'
  return {
    state,
    offer: null,
    hasFindings: state === 'ready',
    refusal: null,
    plan: newest && state === 'ready' ? shownOf(newest.content) : null,
    versions: newest ? versions.map((version) => toVersion(version, newest.id)) : [],
  }
}
