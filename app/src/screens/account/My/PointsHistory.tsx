import { formatDate } from '@shop/contract/dates'
import type { Loyalty } from '@shop/contract/loyalty'
import { chakra, Dialog } from '@shop/design-system'
import { useSettings } from '../../../data/settings.tsx'

const List = chakra('ul', {
  base: {
    listStyleType: 'none',
    '& li': { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: '6', paddingBlock: '3' },
    '& li + li': { borderTop: 'hairline' },
    '& .entry-copy': { minWidth: '0', overflowWrap: 'anywhere' },
    '& .entry-date': { fontSize: 'sm', color: 'ink2' },
    '& .entry-points': { fontWeight: 'bold', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  },
})

const signed = new Intl.NumberFormat('en-US', { signDisplay: 'exceptZero' })

type PointsHistoryProps = { history: Loyalty['history']; onClose: () => void }

/** How the points came and went, newest first. */
export function PointsHistory({ history, onClose }: PointsHistoryProps) {
  const { country } = useSettings()
  return (
    <Dialog isOpen onClose={onClose} title="Your points, one by one">
      <List>
        {history.map(({ id, date, points, reason }) => (
          <li key={id}>
            <div className="entry-copy">
              {reason}
              <p className="entry-date">{formatDate(date, country)}</p>
            </div>
            {/* A true minus sign, which is also read as one. */}
            <span className="entry-points">{signed.format(points).replace('-', '−')}</span>
          </li>
        ))}
      </List>
    </Dialog>
  )
}
