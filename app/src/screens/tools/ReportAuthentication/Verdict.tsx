import { formatDate } from '@shop/contract/dates'
import type { ReportAuthentication } from '@shop/contract/tool'
import { Callout, Card, chakra, DescriptionList, Table } from '@shop/design-system'
import { BadgeCheck, FileClock, FileXCorner } from 'lucide-react'
import { useSettings } from '../../../data/settings.tsx'

const states = {
  valid: { Icon: BadgeCheck, tone: 'clear', title: 'Genuine, and still valid' },
  superseded: { Icon: FileClock, tone: 'carrier', title: 'Genuine, but out of date' },
  revoked: { Icon: FileXCorner, tone: 'affected', title: 'Genuine once, but withdrawn' },
} as const

const Head = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    columnGap: '4',
    alignItems: 'center',
    padding: { base: '4', md: '5' },
    borderRadius: 'control',
    '& svg': { boxSize: { base: '8', md: '10' } },
    '& h2': { textStyle: 'h2', textWrap: 'balance' },
    '& p': { gridColumn: { base: '1 / -1', md: '2' }, textWrap: 'pretty' },
  },
})

const endingOf = (ending: string | null) => ending && `… ${ending}`

/** The laboratory's record of a report: its state first, then everything that must be on it. */
export function Verdict({ report }: { report: ReportAuthentication }) {
  const { country } = useSettings()
  const { Icon, tone, title } = states[report.state]
  const isNamed = report.petName !== null
  return (
    <chakra.section aria-labelledby="verdict" display="grid" gap="6">
      <Card display="grid" gap="6">
        <Head bg={`${tone}.bg`} color={`${tone}.fg`}>
          <Icon aria-hidden />
          <h2 id="verdict">{title}</h2>
          {report.stateReason && <p>{report.stateReason}</p>}
        </Head>
        {report.recordChange && (
          <Callout tone="caution" title="The record was changed">
            Changed since these results were reported: its {report.recordChange}. The verdicts are by what was written
            then.
          </Callout>
        )}
        {report.isSampleData && (
          <Callout title="Sample data">This report was made for trying the shop out. No animal was tested.</Callout>
        )}
        <DescriptionList
          items={[
            { term: 'Report', description: report.title },
            { term: isNamed ? 'Number' : 'Barcode', description: report.barcode, isMono: true },
            { term: 'Registered name', description: report.registrationName },
            { term: 'Called', description: report.petName },
            { term: 'Breed', description: report.breed?.name },
            { term: 'Microchip ends in', description: endingOf(report.chipNumberEnding), isMono: true },
            { term: 'Issued', description: formatDate(report.issuedAt, country) },
            { term: 'Laboratory', description: report.laboratory },
            { term: 'Method', description: report.method },
            { term: 'Sample taken by', description: report.collector },
            {
              term: 'Identity',
              description: report.isIdentityVerified
                ? 'Verified: a vet or agent read the microchip when the sample was taken'
                : 'Not verified: no vet or agent whom we approved read its microchip when the sample was taken',
            },
          ]}
        />
      </Card>
      {report.lines.length > 0 && (
        <Table
          caption="What the report must say"
          columns={[
            { key: 'name', label: 'Test', isRowHeader: true, cell: ({ name }) => name },
            {
              key: 'genotype',
              label: 'Genotype',
              cell: ({ genotype }) => <chakra.code fontFamily="mono">{genotype ?? 'no result'}</chakra.code>,
            },
            { key: 'verdict', label: 'Result', cell: ({ verdict }) => verdict },
          ]}
          rows={report.lines}
          rowKey={({ name }) => name}
        />
      )}
      <chakra.p color="ink2" maxWidth="prose">
        {isNamed
          ? 'Does every line match the report? Then it says what we found. If anything differs, trust this page, and let us know.'
          : 'A barcode shows only that a report exists. For the names and results, use the number printed on the report itself.'}
      </chakra.p>
    </chakra.section>
  )
}
