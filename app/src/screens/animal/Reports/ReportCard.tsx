import { Button, Card, chakra } from '@shop/design-system'
import {
  Award,
  Dna,
  HeartPulse,
  type LucideIcon,
  Network,
  PawPrint,
  ChartPie,
  ShieldCheck,
  Stethoscope,
} from 'lucide-react'
import type { useOpenReport } from '../../../parts/report/use-open-report.ts'
import type { AvailableReport } from './available-reports.ts'

const icons: Record<AvailableReport['type'], LucideIcon> = {
  certificate: Award,
  health: HeartPulse,
  vet_summary: Stethoscope,
  traits: PawPrint,
  breed_certificate: Award,
  breed_mix: ChartPie,
  dna_profile: Dna,
  parentage: Network,
  clear_by_parentage: ShieldCheck,
}

const Body = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '3rem minmax(0, 1fr)',
    gridTemplateRows: '1fr auto',
    columnGap: '4',
    rowGap: '4',
    height: 'full',
    // A sheet with a folded corner.
    '& .report-sheet': {
      display: 'grid',
      placeItems: 'center',
      width: '12',
      height: '16',
      borderRadius: 'sm',
      bg: 'colorPalette.subtle',
      color: 'colorPalette.emphasized',
      clipPath: 'polygon(0 0, calc(100% - 0.75rem) 0, 100% 0.75rem, 100% 100%, 0 100%)',
    },
    '& h2': { textStyle: 'h4' },
    '& .report-text': { marginBlockStart: '1', color: 'ink2', fontSize: 'sm', textWrap: 'pretty' },
    '& .report-actions': { gridColumn: '2', display: 'flex', flexWrap: 'wrap', gap: '2' },
  },
})

type ReportCardProps = {
  report: AvailableReport
  actions: ReturnType<typeof useOpenReport>
  /** Whether this user may have it sent. */
  canSend: boolean
}

/** A report that can be had: opened, or sent. */
export function ReportCard({ report: { type, title, text }, actions: { open, send, busy }, canSend }: ReportCardProps) {
  const Icon = icons[type]
  return (
    <Card height="full">
      <Body>
        <span className="report-sheet" aria-hidden>
          <Icon size={22} />
        </span>
        <div>
          <h2>{title}</h2>
          <p className="report-text">{text}</p>
        </div>
        <div className="report-actions">
          <Button
            size="sm"
            variant="outline"
            aria-label={`Open the PDF: ${title}`}
            isBusy={busy === type}
            onClick={() => void open(type)}
          >
            Open the PDF
          </Button>
          {canSend && type !== 'certificate' && type !== 'breed_certificate' && (
            <Button
              size="sm"
              variant="ghost"
              aria-label={`Email it to me: ${title}`}
              isBusy={busy === `mail:${type}`}
              onClick={() => void send(type)}
            >
              Email it to me
            </Button>
          )}
        </div>
      </Body>
    </Card>
  )
}
