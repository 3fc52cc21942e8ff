import { formatDate } from '@shop/contract/dates'
import type { Show, ShowState } from '@shop/contract/show'
import { Badge, Button, Card, chakra, Link } from '@shop/design-system'
import { useSettings } from '../../../data/settings.tsx'
import { useShowActions } from '../../../data/show.ts'
import { useSpelling } from '../../../data/spelling.tsx'
import { useAction } from '../../../parts/form/use-action.ts'
import { paths } from '../../../paths.ts'
import { Entries } from './Entries.tsx'

const Base = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    overflowWrap: 'anywhere',
    '& h3': { textStyle: 'h4' },
    '& .show-text': { color: 'ink2', fontSize: 'sm' },
    '& .show-head': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1' },
    '& > button': { justifySelf: { sm: 'start' } },
  },
})

const labels: Record<ShowState, string> = {
  waiting: 'Waiting for us',
  confirmed: 'Confirmed',
  refused: 'Not possible',
  cancelled: 'Cancelled',
}

const wantedOf = ({ stands, leaflets }: Show) =>
  [
    stands > 0 && `${stands} ${stands === 1 ? 'display stand' : 'display stands'}`,
    leaflets > 0 && `${leaflets} leaflets`,
  ]
    .filter(Boolean)
    .join(' and ') || 'nothing to be sent'

/** One show: when and where, what is sent to it, and the samples that were taken there. */
export function ShowCard({ show, isInPerson }: { show: Show; isInPerson: boolean }) {
  const { country } = useSettings()
  const spell = useSpelling()
  const { cancel } = useShowActions()
  const { busy, run } = useAction()
  const { id, name, club, place, firstDay, lastDay, contactName, state, reason, sent } = show
  const days = [...new Set([firstDay, lastDay])].map((day) => formatDate(day, country)).join(' to ')
  const isOpen = state === 'waiting' || state === 'confirmed'
  return (
    <Card as="article" aria-label={name}>
      <Base>
        <div>
          <div className="show-head">
            <h3>{name}</h3>
            <Badge tone={state === 'confirmed' ? 'audience' : 'neutral'} size="sm">
              {spell(labels[state])}
            </Badge>
          </div>
          <p className="show-text">
            {days} · {place} · {club}
          </p>
          <p className="show-text">
            You asked for {wantedOf(show)}. Contact: {contactName}
          </p>
        </div>
        {reason && <p>{reason}</p>}
        {sent && (
          <p>
            Sent on {formatDate(sent.at, country)}: {sent.what}
            {sent.tracking && `, tracking number ${sent.tracking}`}.
          </p>
        )}
        {state === 'waiting' && <p>We read it within a few days, and write to you.</p>}
        {state === 'confirmed' && (
          <>
            {!sent && <p>We are packing what you requested, and will email you when it leaves.</p>}
            <p className="show-text">
              Samples for certificates are taken by a vet or a <Link href={paths.myAgents}>collection agent</Link>, who
              order their swabs under <Link href={paths.agentProducts}>collection agent products</Link>.
            </p>
            <Entries show={show} isInPerson={isInPerson} />
          </>
        )}
        {isInPerson && isOpen && !sent && (
          <Button variant="outline" onClick={() => void run(() => cancel(id))} isBusy={Boolean(busy)}>
            Cancel this show
          </Button>
        )}
      </Base>
    </Card>
  )
}
