import { collectAcmForms } from '../../animals/acm-form/own-data.ts'
import { collectPhotos } from '../../animals/animal-photo/own-data.ts'
import { collectTransfers } from '../../animals/animal-transfer/own-data.ts'
import { collectAnimals } from '../../animals/animal/own-data.ts'
import { collectClubs } from '../../animals/club/own-data.ts'
import { collectCollectedAnimals } from '../../animals/collected-animal/own-data.ts'
import { collectKitOffers } from '../../animals/kit-offer/own-data.ts'
import { collectOutsideReports } from '../../animals/outside-report/own-data.ts'
import { collectSamples } from '../../animals/sample/own-data.ts'
import { collectShows } from '../../animals/show/own-data.ts'
import { collectAdvance } from '../../laboratory/advance-result/own-data.ts'
import { collectLabNotices } from '../../laboratory/laboratory/own-data.ts'
import { collectAddresses } from '../../people/address/own-data.ts'
import { collectVisits } from '../../people/admin/own-data.ts'
import { collectAgents } from '../../people/collection-agent/own-data.ts'
import { collectEnquiries } from '../../people/enquiry/own-data.ts'
import { collectConsents } from '../../people/newsletter/own-data.ts'
import { collectSessions } from '../../people/session/own-data.ts'
import { collectMailedLinks } from '../../people/user/own-data.ts'
import { collectLifePlans } from '../../results/life-plan/own-data.ts'
import { collectLitters } from '../../results/litter/own-data.ts'
import { collectParentageRequests } from '../../results/parentage/own-data.ts'
import { collectReports } from '../../results/report/own-data.ts'
import { collectConflicts, collectFindings } from '../../results/result/own-data.ts'
import { collectSharePages } from '../../results/share-page/own-data.ts'
import { collectShares } from '../../results/sharing/own-data.ts'
import { collectBankTransfers } from '../../sales/bank-transfer/own-data.ts'
import { collectCarts } from '../../sales/cart/own-data.ts'
import { collectOrderNotes } from '../../sales/desk-order/own-data.ts'
import { collectInvoices } from '../../sales/invoice/own-data.ts'
import { collectPoints } from '../../sales/loyalty/own-data.ts'
import { collectMemberships } from '../../sales/member/own-data.ts'
import { collectOrders } from '../../sales/order/own-data.ts'
import { collectParcels } from '../../sales/parcel/own-data.ts'
import { collectCreditNotes } from '../../sales/refund/own-data.ts'
import { collectReviews } from '../../sales/review/own-data.ts'
import { collectSavedCards } from '../../sales/saved-card/own-data.ts'
import { collectBreeders } from '../../storefront/responsible-breeder/own-data.ts'
import { collectActivations } from '../activation/own-data.ts'
import { collectWorkSheets } from '../work-spreadsheet/own-data.ts'
import type { Services } from '../../platform/services.ts'
import type { Collect } from '../../people/visitor/own-data.ts'
import type { User } from '../../people/visitor/visitor.ts'

/** What each noun stores of a person, in the order of the export. */
export const collectors: Collect[] = [
  collectAddresses,
  collectOrders,
  collectOrderNotes,
  collectInvoices,
  collectParcels,
  collectCreditNotes,
  collectBankTransfers,
  collectSavedCards,
  collectReviews,
  collectCarts,
  collectPoints,
  collectMemberships,
  collectConsents,
  collectEnquiries,
  collectBreeders,
  collectShows,
  collectWorkSheets,
  collectSessions,
  collectMailedLinks,
  collectVisits,
  collectAnimals,
  collectLitters,
  collectPhotos,
  collectSharePages,
  collectSamples,
  collectFindings,
  collectConflicts,
  collectAdvance,
  collectReports,
  collectLifePlans,
  collectShares,
  collectTransfers,
  collectKitOffers,
  collectClubs,
  collectAgents,
  collectActivations,
  collectAcmForms,
  collectOutsideReports,
  collectCollectedAnimals,
  collectParentageRequests,
  collectLabNotices,
]

/** Everything the shop stores of a person, and nothing that opens anything: no hashes, secrets, tokens or keys. */
export async function collect({ db, files }: Pick<Services, 'db' | 'files'>, { passwordHash: _, ...profile }: User) {
  const stored = { exportedAt: new Date().toISOString(), profile }
  for (const collector of collectors) Object.assign(stored, await collector(db, profile, { files }))
  return stored
}
