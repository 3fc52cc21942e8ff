import { type TodayKind, todayQueries } from '@shop/contract/today'
import { paths } from '../../../paths.ts'

/** The page on which each kind of waiting thing is done. */
const pageOfKind: Record<TodayKind, string> = {
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
  reviews: paths.deskReviews,
  shows: paths.deskShows,
  'acm-forms': paths.deskAcmForms,
  'low-stock': paths.deskStock,
}

const queries: Partial<Record<TodayKind, Record<string, string>>> = todayQueries

/** Where what waits of a kind is listed, and nothing else. */
export function listOfKind(kind: TodayKind): string {
  const query = new URLSearchParams(queries[kind]).toString()
  return query ? `${pageOfKind[kind]}?${query}` : pageOfKind[kind]
}
