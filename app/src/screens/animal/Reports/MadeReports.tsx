import { formatDate } from '@shop/contract/dates'
import type { Report } from '@shop/contract/report'
import { Badge, type BadgeProps, Button, chakra, Link, Table } from '@shop/design-system'
import { useSettings } from '../../../data/settings.tsx'
import type { useOpenReport } from '../../../parts/report/use-open-report.ts'
import { TableSheet } from '../../../parts/page/TableSheet.tsx'
import { paths } from '../../../paths.ts'

const states: Record<Report['state'], { text: string; tone: BadgeProps['tone'] }> = {
  valid: { text: 'Valid', tone: 'clear' },
  superseded: { text: 'Superseded', tone: 'carrier' },
  revoked: { text: 'Revoked', tone: 'affected' },
}

const Code = chakra('code', { base: { textStyle: 'mono' } })

type MadeReportsProps = { reports: Report[]; petName: string; actions: ReturnType<typeof useOpenReport> }

/** The reports there are, with their present state. */
export function MadeReports({ reports, petName, actions: { open, busy } }: MadeReportsProps) {
  const { country } = useSettings()
  return (
    <TableSheet>
      <Table
        caption={`${petName}’s papers`}
        isCaptionHidden
        rows={reports}
        rowKey={({ key }) => key}
        columns={[
          { key: 'title', label: 'Paper', isRowHeader: true, cell: ({ title }) => title },
          { key: 'date', label: 'Made', cell: ({ issuedAt }) => formatDate(issuedAt, country) },
          {
            key: 'number',
            label: 'Number',
            cell: ({ key }) => (
              <Link href={paths.authenticate(key)}>
                <Code>{key}</Code>
              </Link>
            ),
          },
          {
            key: 'state',
            label: 'State',
            cell: ({ state }) => (
              <Badge size="sm" tone={states[state].tone}>
                {states[state].text}
              </Badge>
            ),
          },
          {
            key: 'open',
            label: 'PDF',
            cell: ({ key, title }) => (
              <Button
                size="sm"
                variant="ghost"
                aria-label={`Open ${title} ${key}`}
                isBusy={busy === key}
                onClick={() => void open({ key })}
              >
                Open
              </Button>
            ),
          },
        ]}
      />
    </TableSheet>
  )
}
