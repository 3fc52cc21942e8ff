import type { AnimalProfile } from '@shop/contract/animal'
import { Link, LinkButton, Section, SimpleGrid, Wrap } from '@shop/design-system'
import { resultsFile } from '../../../data/result.ts'
import { AnimalPage } from '../../../parts/animal/AnimalPage.tsx'
import { Explained } from '../../../parts/result/Explained.tsx'
import { Finding } from '../../../parts/result/Finding.tsx'
import { useOpenReport } from '../../../parts/report/use-open-report.ts'
import { type KnownResults, WithResults } from '../../../parts/result/WithResults.tsx'
import { paths } from '../../../paths.ts'
import { MadeReports } from './MadeReports.tsx'
import { availableReports } from './available-reports.ts'
import { ReportCard } from './ReportCard.tsx'
import { SubmissionSheets } from './SubmissionSheets.tsx'

/** `/my/animals/:id/reports`: reports of what is known. */
export const Reports = () => (
  <AnimalPage page="reports">
    {(profile) => (
      <WithResults profile={profile} page="reports">
        {({ sheet }) => <AnimalReports profile={profile} sheet={sheet} />}
      </WithResults>
    )}
  </AnimalPage>
)

function AnimalReports({ profile, sheet }: Pick<KnownResults, 'sheet'> & { profile: AnimalProfile }) {
  const actions = useOpenReport(profile)
  const { petName, reports } = profile
  return (
    <>
      <Finding
        title={`${petName}’s reports and certificates`}
        lead="PDFs to print, keep or share. Each states what is known on the day you open it."
      />
      <SimpleGrid as="ul" columns={{ base: 1, md: 2 }} gap={{ base: '4', md: '5' }} listStyleType="none">
        {availableReports(profile, sheet).map((report) => (
          <li key={report.type}>
            <ReportCard report={report} actions={actions} canSend={profile.rights !== 'view'} />
          </li>
        ))}
      </SimpleGrid>
      {reports.length > 0 && (
        <Section
          size="sm"
          title="Made before"
          lead="One that no longer matches today’s results is marked as out of date."
        >
          <MadeReports reports={reports} petName={petName} actions={actions} />
        </Section>
      )}
      <SubmissionSheets profile={profile} />
      <Section
        size="sm"
        title="As data"
        lead="Every result with its genotype, source and panel version, for a spreadsheet or your own software. Unlike a report, it cannot be checked by a number."
      >
        <Wrap>
          {(['csv', 'json'] as const).map((format) => (
            <LinkButton key={format} variant="outline" size="sm" href={resultsFile(profile.id, format)} download>
              Download {format.toUpperCase()}
            </LinkButton>
          ))}
        </Wrap>
      </Section>
      <Explained title="How others can check a report">
        Every report has a number and a QR code. They lead to its current state (valid, superseded or revoked) and to
        what it must say, so nobody has to trust a printout.{' '}
        <Link href={paths.reportAuthentication}>Check a number</Link>
      </Explained>
    </>
  )
}
