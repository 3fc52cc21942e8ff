import type { TodayKind } from '@shop/contract/today'
import { paths } from '../../../paths.ts'

/** The list in which each kind of waiting thing is done. */
export const listOfKind: Record<TodayKind, string> = {
  'orders-to-pack': paths.deskDispatch,
  'transfers-to-match': paths.deskPayments,
  'transfers-to-return': paths.deskPayments,
  'sample-problems': paths.deskSamples,
  'late-samples': paths.deskSamples,
  'results-to-review': paths.deskResults,
  'vet-applications': paths.deskApplications,
  'agent-applications': paths.deskApplications,
  'breeder-applications': paths.deskApplications,
  enquiries: paths.deskLetters,
  'failed-jobs': paths.deskMachineRoom,
  'refunds-under-way': paths.deskRefunds,
  'failed-refunds': paths.deskRefunds,
  disputes: paths.deskDisputes,
  reviews: paths.deskWaitingReviews,
  shows: paths.deskShows,
  'acm-forms': paths.deskAcmForms,
  'low-stock': paths.deskLowStock,
}
