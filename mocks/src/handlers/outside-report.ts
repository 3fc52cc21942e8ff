import { outsideReportCalls } from '@shop/contract/outside-report'
import { outsideReport, outsideReports } from '../fixtures/outside-report.ts'
import { mock } from '../mock.ts'

export const handlers = [
  mock(outsideReportCalls.listOutsideReports, { results: outsideReports, isOwn: true, left: 18 }),
  mock(outsideReportCalls.addOutsideReport, outsideReport()),
  mock(outsideReportCalls.removeOutsideReport, { message: 'It is removed.' }),
]
