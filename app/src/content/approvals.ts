import type { ApprovalKind } from '@shop/contract/approval'

/** As what somebody is approved. */
export const approvalKindCopy: Record<ApprovalKind, string> = {
  vet: 'Vet',
  agent: 'Collection agent',
  breeder: 'Responsible breeder',
  club: 'Club',
}
