import { type Command, runCommand, usageOf, type World } from '../../platform/command-line/command-line.ts'
import { acmFormCommands } from './acm-forms.ts'
import { approvalCommands } from './approvals.ts'
import { agentCommands } from './agents.ts'
import { enquiryCommands } from './enquiries.ts'
import { reviewCommands } from './reviews.ts'
import { showCommands } from './shows.ts'
import { voucherCommands } from './vouchers.ts'
import { giftCardCommands } from './gift-cards.ts'
import { clubProductCommands } from './club-products.ts'
import { disputeCommands } from './disputes.ts'
import { failedJobCommands } from './failed-jobs.ts'
import { kitOfferCommands } from './kit-offers.ts'
import { membershipCommands } from './memberships.ts'
import { priceCommands } from './prices.ts'
import { stockCommands } from './stock.ts'
import { storedFileCommands } from './stored-files.ts'
import { todayCommands } from './today.ts'
import { undeliverableCommands } from './undeliverable.ts'
import { orderCommands } from './orders.ts'
import { parcelCommands } from './parcels.ts'
import { peopleCommands } from './people.ts'
import { transferCommands } from './transfers.ts'
import { refundCommands } from './refunds.ts'
import { reconciliationCommands } from './reconciliation.ts'

export const commands: Record<string, Command> = {
  ...todayCommands,
  ...approvalCommands,
  ...agentCommands,
  ...acmFormCommands,
  ...enquiryCommands,
  ...reviewCommands,
  ...showCommands,
  ...clubProductCommands,
  ...priceCommands,
  ...peopleCommands,
  ...stockCommands,
  ...disputeCommands,
  ...failedJobCommands,
  ...storedFileCommands,
  ...undeliverableCommands,
  ...orderCommands,
  ...transferCommands,
  ...voucherCommands,
  ...giftCardCommands,
  ...kitOfferCommands,
  ...membershipCommands,
  ...parcelCommands,
  ...refundCommands,
  ...reconciliationCommands,
}

const usage = `The desk of a running shop: what its people do for customers.

${usageOf(commands)}

What changes something takes --reason, and stands in the audit with it; --by names who did it, else the user of this
computer, and --as the role they act in: without it the key opens everything. The shop is at PUBLIC_URL (http://localhost:PORT), or --url. DESK_API_KEY opens it, else the key that the shop
keeps in DATA_DIR.
`

/** Runs one command of the desk's; returns the process's exit code. */
export const runDesk = (args: string[], { username, ...world }: World & { username: string }): Promise<number> =>
  runCommand(
    args,
    { usage, commands, options: ['by', 'as'] },
    {
      ...world,
      headersOf: ({ by = username, as }) => ({ 'x-actor': encodeURIComponent(by), ...(as && { 'x-role': as }) }),
    },
  )
