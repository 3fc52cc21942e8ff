import { membershipId, paymentMethods } from '@shop/contract/constants'
import { sampleStages } from '@shop/contract/sample-stage'
import type { CheckoutRow } from '../../schema/checkout.ts'
import type { Delivered, SampleRow, UpgradeRow } from './contents.ts'

/** It waits for its buyer's own transfer, not for a vet's invoice. */
export const isAwaited = ({ status, paymentMethod }: Pick<CheckoutRow, 'status' | 'paymentMethod'>) =>
  status === 'pending' && paymentMethod === paymentMethods.eft

/** A kit that was neither packed nor activated nor passed on. */
const isUnsent = ({ stage, activatedAt, spentOn, problem, userId }: SampleRow, buyerId: string | null) =>
  stage === 'ordered' && !activatedAt && !spentOn && !problem && userId === buyerId

const atWork = sampleStages.indexOf('genotyping')

/** The laboratory reads it, or has: `readTests` are those of its sample that have a result. */
export const hasBegun = (
  { reportedAt, testIds }: Pick<UpgradeRow, 'reportedAt' | 'testIds'>,
  sample: Pick<SampleRow, 'stage'> | undefined,
  readTests: ReadonlySet<number> = new Set(),
) =>
  reportedAt !== null ||
  !sample ||
  sampleStages.indexOf(sample.stage) >= atWork ||
  testIds.some((id) => readTests.has(id))

/** Whether a line can still be taken back. */
function isLineUnsent({ item, kits, upgrade, plans, gift, isSent }: Delivered, buyerId: string | null): boolean {
  if (upgrade) return upgrade.row.state === 'added' && !hasBegun(upgrade.row, upgrade.sample, upgrade.readTests)
  if (gift) return gift.mailings === 0 && !gift.voidedAt
  // It is ended on its own page, with the time that is paid for.
  if (item.product.id === membershipId) return false
  // A part of what an activation had to pay for.
  if (item.metaData.barcode) return false
  if (plans.length) return plans.every(({ madeAt }) => !madeAt)
  return !isSent && kits.every((kit) => isUnsent(kit, buyerId))
}

/** Nothing of these lines was sent, used or begun. */
export function isUndelivered(lines: Delivered[], buyerId: string | null): boolean {
  return lines.length > 0 && lines.every((line) => isLineUnsent(line, buyerId))
}
