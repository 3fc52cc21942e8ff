import type { AnimalProfile } from '@shop/contract/animal'
import { formatDate } from '@shop/contract/dates'
import type { OutsideReport } from '@shop/contract/outside-report'
import {
  Badge,
  Button,
  Card,
  chakra,
  lazyPart,
  Link,
  Section,
  Stack,
  Table,
  toaster,
  VisuallyHidden,
} from '@shop/design-system'
import { FileText, Plus, Trash } from 'lucide-react'
import { useState } from 'react'
import { useOutsideReportActions, useOutsideReports } from '../../data/outside-report.ts'
import { useSettings } from '../../data/settings.tsx'
import { FailedState } from '../failure/FailedState.tsx'
import { useAction } from '../form/use-action.ts'
import { findingCopy } from './outside-copy.ts'

const [AddOutsideReport, loadAddOutsideReport] = lazyPart(() =>
  import('./AddOutsideReport.tsx').then((part) => part.AddOutsideReport),
)

const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    marginBlockEnd: '4',
    '& h3': { textStyle: 'h4', flex: '1 1 12rem' },
  },
})
const Foot = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    marginBlockStart: '4',
    // Named through its link, whose own rule for icons may come before or after this one.
    '& a svg': { boxSize: '4', flexShrink: 0 },
    '& a': { display: 'inline-flex', alignItems: 'center', gap: '2', overflowWrap: 'anywhere' },
  },
})

/**
 * What other laboratories found, as the animal's owner entered it. Never beside our own results, and in no document,
 * planner or clear by parentage of ours.
 */
export function OutsideReports({ profile }: { profile: AnimalProfile }) {
  const { data, error, isValidating, mutate } = useOutsideReports(profile.id)
  const [isAdding, setAdding] = useState(false)
  if (error && !data) return <FailedState error={error} onRetry={() => void mutate()} isRetrying={isValidating} />
  // Whoever only reads sees no empty section.
  if (!data || (!data.isOwn && !data.results.length)) return null
  const { results, isOwn, left } = data
  return (
    <Section
      title="From other laboratories"
      lead={
        results.length
          ? 'Entered by the owner from the laboratory’s own report. We have not checked them, and use them in no certificate, clear by parentage or planner.'
          : `Was ${profile.petName} tested elsewhere? Keep those results and reports here, for you and anyone you share ${profile.petName} with.`
      }
      action={
        isOwn &&
        left > 0 && (
          <Button
            variant="outline"
            size="sm"
            onPointerEnter={() => void loadAddOutsideReport()}
            onFocus={() => void loadAddOutsideReport()}
            onClick={() => setAdding(true)}
          >
            <Plus aria-hidden size={16} /> Add results
          </Button>
        )
      }
    >
      <Stack gap="4">
        {results.map((report) => (
          <ReportCard key={report.id} animalId={profile.id} report={report} isOwn={isOwn} />
        ))}
      </Stack>
      {isAdding && <AddOutsideReport part={{ profile, onClose: () => setAdding(false) }} />}
    </Section>
  )
}

type ReportCardProps = { animalId: string; report: OutsideReport; isOwn: boolean }

function ReportCard({ animalId, report, isOwn }: ReportCardProps) {
  const { country } = useSettings()
  const { remove } = useOutsideReportActions(animalId)
  const { busy, run } = useAction()
  const { laboratory, testedAt, document, lines } = report
  return (
    <Card>
      <Head>
        <h3>
          {laboratory}, {formatDate(testedAt, country)}
        </h3>
        <Badge tone="none">Not checked by us</Badge>
      </Head>
      <Table
        caption={`What ${laboratory} found`}
        isCaptionHidden
        rows={lines}
        rowKey={({ test }) => test}
        columns={[
          { key: 'test', label: 'Test', isRowHeader: true, cell: ({ test }) => test },
          { key: 'finding', label: 'Their finding', cell: ({ finding }) => findingCopy[finding] },
          { key: 'genotype', label: 'Genotype', cell: ({ genotype }) => genotype ?? 'Not stated' },
        ]}
      />
      <Foot>
        <Link href={document.url} download>
          <FileText aria-hidden />
          {document.fileName}
        </Link>
        {isOwn && (
          <Button
            variant="ghost"
            size="sm"
            isBusy={busy !== undefined}
            onClick={() =>
              void run(async () => {
                await remove(report.id)
                toaster.success('The results and their report are removed.')
              })
            }
          >
            <Trash aria-hidden /> Remove
            <VisuallyHidden>
              {' '}
              the results of {laboratory}, {formatDate(testedAt, country)}
            </VisuallyHidden>
          </Button>
        )}
      </Foot>
    </Card>
  )
}
