import type { TodayKind } from '@shop/contract/today'
import { paths } from '../../../paths.ts'

/** The list in which each kind of waiting thing is done. */
export const listOfKind: Record<TodayKind, string> = {
  'orders-to-pack': paths.deskDispatch,
  'transfers-to-match': '/desk/payments',
  'transfers-to-return': '/desk/payments',
  'sample-problems': '/desk/laboratory/samples',
  'late-samples': '/desk/laboratory/samples',
  'results-to-review': '/desk/laboratory/results',
  'vet-applications': '/desk/people/applications',
  'agent-applications': '/desk/people/applications',
  'breeder-applications': '/desk/people/applications',
  enquiries: '/desk/letters',
  'failed-jobs': '/desk/machine-room',
  'refunds-under-way': '/desk/payments/refunds',
  'failed-refunds': '/desk/payments/refunds',
  disputes: '/desk/payments/disputes',
  reviews: '/desk/people/reviews',
  shows: '/desk/people/shows',
  'acm-forms': '/desk/people/acm-forms',
  'low-stock': paths.deskLowStock,
}
