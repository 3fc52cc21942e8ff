import type { Activation } from '@shop/contract/activation'

/** What the review's fields hold. A test's box is named by its id, and ticked while it is tested. */
export type ReviewValues = {
  tested: Record<string, boolean>
  upgradeProducts: number[]
  coupon: string
  collectionAgent: { id: number; name: string } | null
}

export const boxOf = (id: number) => `t${id}`

export const startOf = ({ tests, excludeProducts, ...record }: Activation): ReviewValues => {
  const out = [...(excludeProducts?.trait ?? []), ...(excludeProducts?.disease ?? [])]
  return {
    tested: Object.fromEntries(tests.map(({ id }) => [boxOf(id), !out.includes(id)])),
    upgradeProducts: (record.upgradeProducts ?? []).filter((id): id is number => id !== undefined),
    coupon: record.coupon ?? '',
    collectionAgent: record.collectionAgent ?? null,
  }
}

/** What is sent: the tests left out by kind, and the rest as it is. */
export function reviewBodyOf(
  { tested, upgradeProducts, coupon, collectionAgent }: ReviewValues,
  { tests }: Pick<Activation, 'tests'>,
) {
  const leftOut = (kind: 'trait' | 'disease') =>
    tests.filter((test) => test.kind === kind && tested[boxOf(test.id)] === false).map(({ id }) => id)
  return {
    excludeProducts: { trait: leftOut('trait'), disease: leftOut('disease') },
    upgradeProducts,
    coupon: coupon.trim(),
    collectionAgent,
  }
}
