import { type Command, runCommand, type World } from '../platform/command-line.ts'
import { acmFormCommands, acmFormUsage } from './acm-forms.ts'
import { approvalCommands, approvalUsage } from './approvals.ts'
import { adminCommands, adminUsage } from './admins.ts'
import { agentCommands, agentUsage } from './agents.ts'
import { enquiryCommands, enquiryUsage } from './enquiries.ts'
import { showCommands, showUsage } from './shows.ts'
import { voucherCommands, voucherUsage } from './vouchers.ts'
import { giftCardCommands, giftCardUsage } from './gift-cards.ts'
import { clubProductCommands, clubProductUsage } from './club-products.ts'
import { disputeCommands, disputeUsage } from './disputes.ts'
import { failedJobCommands, failedJobUsage } from './failed-jobs.ts'
import { kitOfferCommands, kitOfferUsage } from './kit-offers.ts'
import { membershipCommands, membershipUsage } from './memberships.ts'
import { priceCommands, priceUsage } from './prices.ts'
import { undeliverableCommands, undeliverableUsage } from './undeliverable.ts'
import { orderCommands, orderUsage } from './orders.ts'
import { parcelCommands, parcelUsage } from './parcels.ts'
import { transferCommands, transferUsage } from './transfers.ts'
import { refundCommands, refundUsage } from './refunds.ts'
import { reconciliationCommands, reconciliationUsage } from './reconciliation.ts'

/** Each part of the desk: what it is for, the options it takes, and its commands. */
const parts: { usage: string; commands: Record<string, Command>; options: readonly string[] }[] = [
  { usage: approvalUsage, commands: approvalCommands, options: ['club', 'country', 'limit'] },
  { usage: agentUsage, commands: agentCommands, options: [] },
  { usage: acmFormUsage, commands: acmFormCommands, options: [] },
  { usage: enquiryUsage, commands: enquiryCommands, options: ['text'] },
  { usage: showUsage, commands: showCommands, options: ['what', 'tracking'] },
  { usage: clubProductUsage, commands: clubProductCommands, options: ['club', 'name', 'amount', 'state', 'page'] },
  { usage: priceUsage, commands: priceCommands, options: ['amount', 'at', 'currency', 'state', 'page'] },
  { usage: adminUsage, commands: adminCommands, options: ['first-name', 'last-name', 'country'] },
  { usage: disputeUsage, commands: disputeCommands, options: ['page'] },
  { usage: failedJobUsage, commands: failedJobCommands, options: [] },
  { usage: undeliverableUsage, commands: undeliverableCommands, options: [] },
  { usage: orderUsage, commands: orderCommands, options: ['from', 'to'] },
  { usage: transferUsage, commands: transferCommands, options: ['state', 'worth'] },
  {
    usage: voucherUsage,
    commands: voucherCommands,
    options: ['label', 'percent', 'amount', 'points', 'uses', 'until', 'state', 'page'],
  },
  { usage: giftCardUsage, commands: giftCardCommands, options: ['page', 'to'] },
  { usage: kitOfferUsage, commands: kitOfferCommands, options: [] },
  { usage: membershipUsage, commands: membershipCommands, options: ['state', 'page'] },
  {
    usage: parcelUsage,
    commands: parcelCommands,
    options: ['format', 'barcode', 'line', 'carrier', 'tracking'],
  },
  { usage: refundUsage, commands: refundCommands, options: ['line', 'quantity', 'used', 'state'] },
  { usage: reconciliationUsage, commands: reconciliationCommands, options: [] },
]

export const commands: Record<string, Command> = Object.assign({}, ...parts.map((part) => part.commands))

export const usage = `The desk of a running shop: what its people do for customers.

${parts.map((part) => part.usage.trimEnd()).join('\n')}

What changes something takes --reason, and stands in the audit with it; --by names who did it, else the user of this
computer. The shop is at PUBLIC_URL (http://localhost:PORT), or --url. DESK_API_KEY opens it, else the key that the shop
keeps in DATA_DIR.
`

/** Runs one command of the desk's; answers the process's exit code. */
export const runDesk = (args: string[], { username, ...world }: World & { username: string }): Promise<number> =>
  runCommand(
    args,
    {
      usage,
      options: ['reason', 'by', ...new Set(parts.flatMap(({ options }) => options))],
      commands,
    },
    { ...world, headersOf: ({ by = username }) => ({ 'x-actor': encodeURIComponent(by) }) },
  )
