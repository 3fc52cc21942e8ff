import { userNotices } from './people/user/mail-copy.ts'
import { twoFactorNotices } from './people/two-factor/mail-copy.ts'
import { collectionAgentNotices } from './people/collection-agent/mail-copy.ts'
import { newsletterNotices } from './people/newsletter/mail-copy.ts'
import { animalTransferNotices } from './animals/animal-transfer/mail-copy.ts'
import { clubNotices } from './animals/club/mail-copy.ts'
import { collectedAnimalNotices } from './animals/collected-animal/mail-copy.ts'
import { kitOfferNotices } from './animals/kit-offer/mail-copy.ts'
import { showNotices } from './animals/show/mail-copy.ts'
import { acmFormNotices } from './animals/acm-form/mail-copy.ts'
import { sharingNotices } from './results/sharing/mail-copy.ts'
import { advanceResultNotices } from './laboratory/advance-result/mail-copy.ts'
import { responsibleBreederNotices } from './storefront/responsible-breeder/mail-copy.ts'
import { reviewNotices } from './sales/review/mail-copy.ts'
import { approvalNotices } from './workflows/approval/mail-copy.ts'
import { ownDataNotices } from './workflows/own-data/mail-copy.ts'
import { workSpreadsheetNotices } from './workflows/work-spreadsheet/mail-copy.ts'

/** What an account is notified of, by kind, as each noun words it: notices.unit.ts finds one that is not joined. */
export const notices = {
  ...userNotices,
  ...twoFactorNotices,
  ...collectionAgentNotices,
  ...newsletterNotices,
  ...animalTransferNotices,
  ...clubNotices,
  ...collectedAnimalNotices,
  ...kitOfferNotices,
  ...showNotices,
  ...acmFormNotices,
  ...sharingNotices,
  ...advanceResultNotices,
  ...responsibleBreederNotices,
  ...reviewNotices,
  ...approvalNotices,
  ...ownDataNotices,
  ...workSpreadsheetNotices,
}
export type NoticeKind = keyof typeof notices
