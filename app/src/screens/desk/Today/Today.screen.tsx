import { todayKinds, type WaitingKind } from '@shop/contract/today'
import { Badge, chakra, EmptyState, Illustration, SkeletonGroup, SkeletonText } from '@shop/design-system'
import { ChevronRight } from 'lucide-react'
import { useSettings } from '../../../data/settings.tsx'
import { useDeskToday } from '../../../data/today.ts'
import { DeskPage } from '../../../parts/desk/DeskPage.tsx'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { useToday } from '../../../parts/page/use-today.ts'
import { listOfKind } from './lists.ts'
import { sinceText } from './since.ts'

const List = chakra('ol', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' },
    gap: '3',
    listStyleType: 'none',
    '& a': {
      display: 'grid',
      gridTemplateColumns: 'minmax(2rem, auto) minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: '4',
      height: 'full',
      minHeight: '16',
      paddingInline: '4',
      paddingBlock: '3',
      bg: 'card',
      border: 'hairline',
      borderRadius: 'card',
      color: 'ink',
      _hover: { borderColor: 'colorPalette.solid' },
    },
    '& .today-count': { textStyle: 'h2', fontVariantNumeric: 'tabular-nums' },
    '& .today-title': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '2',
      fontWeight: 'semibold',
    },
    '& .today-since': { textStyle: 'small', color: 'ink2' },
  },
})
const Rest = chakra('p', { base: { marginBlockStart: '5', textStyle: 'small', color: 'ink2' } })

const titleOf = ({ kind }: WaitingKind) => todayKinds[kind].title

/** `/desk`: what waits for whoever works here, what has waited longest first. */
export function Today() {
  const { data, error, isValidating, mutate } = useDeskToday()
  const waiting = data?.results.filter(({ count }) => count > 0)
  const rest = data?.results.filter(({ count }) => count === 0).map(titleOf)
  return (
    <DeskPage title="Today" lead="What waits for you, the oldest first.">
      {error && !data ? (
        <FailedState error={error} onRetry={() => void mutate()} isRetrying={isValidating} />
      ) : !waiting ? (
        <SkeletonGroup label="Fetching what waits">
          <SkeletonText lines={8} />
        </SkeletonGroup>
      ) : !waiting.length ? (
        <EmptyState
          illustration={<Illustration name="kit" />}
          title="Nothing waits for you"
          text="All of it is done. What comes in appears here by itself."
        />
      ) : (
        <>
          <List aria-label="What waits">
            {waiting.map((one) => (
              <Waiting key={one.kind} waiting={one} />
            ))}
          </List>
          {rest && rest.length > 0 && <Rest>Nothing else waits: {rest.join(' · ')}.</Rest>}
        </>
      )}
    </DeskPage>
  )
}

function Waiting({ waiting }: { waiting: WaitingKind }) {
  const { country } = useSettings()
  const today = useToday()
  const { kind, count, oldestAt, isLate } = waiting
  return (
    <li>
      <a href={listOfKind(kind)}>
        <span className="today-count">{count.toLocaleString('en-US')}</span>
        <span>
          <span className="today-title">
            {titleOf(waiting)} {isLate && <Badge tone="affected">Late</Badge>}
          </span>{' '}
          {oldestAt && (
            <span className="today-since">
              since <time dateTime={oldestAt}>{sinceText(oldestAt, country, today)}</time>
            </span>
          )}
        </span>
        <ChevronRight size={20} aria-hidden />
      </a>
    </li>
  )
}
