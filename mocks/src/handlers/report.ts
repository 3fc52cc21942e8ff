import { reportCalls } from '@shop/contract/report'
import { breedCertificate, certificate, healthReport, reports } from '../fixtures/report.ts'
import { mock } from '../mock.ts'

export const handlers = [
  mock(reportCalls.getReport, ({ query }) =>
    healthReport({ type: query.reportType ?? 'health', isEmailed: query.sendEmail === 'true' }),
  ),
  mock(
    reportCalls.getSingleReport,
    ({ params }) => reports.find(({ key }) => key === params.report_key) ?? healthReport(),
  ),
  mock(reportCalls.getCertificate, certificate()),
  mock(reportCalls.getBreedCertificate, breedCertificate()),
]
