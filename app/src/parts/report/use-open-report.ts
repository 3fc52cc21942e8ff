import type { AnimalProfile } from '@shop/contract/animal'
import { toaster } from '@shop/design-system'
import { type ReportRequest, useMakeReport } from '../../data/report.ts'
import { useSettings } from '../../data/settings.tsx'
import { useAction } from '../form/use-action.ts'

const nameOf = (what: ReportRequest) => (typeof what === 'object' ? what.key : what)

/**
 * Opens a report in a tab of its own, or has it sent to the user. The tab is opened by the press itself: one that opens
 * when the report is ready would be taken for an advertisement.
 */
export function useOpenReport({ id }: Pick<AnimalProfile, 'id'>) {
  const make = useMakeReport(id)
  const { user } = useSettings()
  const { busy, run } = useAction()
  return {
    /** What is being made, by its type or key; "mail:" before what is being sent. */
    busy,
    open: (what: ReportRequest) =>
      run(async () => {
        const tab = window.open('', '_blank')
        try {
          const { url } = await make(what)
          if (tab) tab.location.href = url
          else location.assign(url)
        } catch (failure) {
          tab?.close()
          throw failure
        }
      }, nameOf(what)),
    send: (what: Exclude<ReportRequest, object | 'certificate' | 'breed_certificate'>) =>
      run(async () => {
        const { title } = await make(what, { isEmailed: true })
        toaster.success(`${title}: on its way to ${user?.email ?? 'you'}`)
      }, `mail:${what}`),
  }
}
