import { type DeskCall, mayCall } from '@shop/contract/desk-access'
import { useSettings } from '../../data/settings.tsx'
import { paths } from '../../paths.ts'

/** The pages of a room, each with the call that it is for. */
const tabs = {
  laboratory: [
    { name: 'Intake', path: paths.deskLaboratory, call: 'advanceSamples' },
    { name: 'Samples', path: paths.deskSamples, call: 'listDeskSamples' },
    { name: 'Results', path: paths.deskResults, call: 'listResultsReviews' },
    { name: 'Conflicts', path: paths.deskConflicts, call: 'listConflicts' },
    { name: 'Corrections', path: paths.deskCorrections, call: 'withdrawSample' },
    { name: 'Early results', path: paths.deskEarlyResults, call: 'listAdvanceReleases' },
  ],
  payments: [
    { name: 'Transfers', path: paths.deskPayments, call: 'listBankTransfers' },
    { name: 'Refunds', path: paths.deskRefunds, call: 'listRefunds' },
    { name: 'Disputes', path: paths.deskDisputes, call: 'listDisputes' },
    { name: 'Accounts', path: paths.deskAccounts, call: 'listOverdueAccounts' },
    { name: 'Books', path: paths.deskBooks, call: 'exportOrders' },
  ],
} satisfies Record<string, { name: string; path: string; call: DeskCall }[]>

/** The pages of a room that whoever is signed in may use. */
export function useTabs(room: keyof typeof tabs) {
  const { user } = useSettings()
  return tabs[room].filter(({ call }) => mayCall(user?.roles ?? [], call))
}
