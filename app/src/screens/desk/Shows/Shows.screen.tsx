import type { DeskShow } from '@shop/contract/show'
import { formatDate } from '@shop/contract/dates'
import { Button, EmptyState, Illustration, VisuallyHidden, Wrap } from '@shop/design-system'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useSettings } from '../../../data/settings.tsx'
import { useDeskShowActions, useDeskShows } from '../../../data/show.ts'
import { DeskPage } from '../../../parts/desk/DeskPage.tsx'
import { type DeskColumn, DeskTable } from '../../../parts/desk/DeskTable.tsx'
import { wholeListQuery } from '../../../parts/desk/list-query.ts'
import { ReasonDialog } from '../../../parts/desk/ReasonDialog.tsx'
import { useMay } from '../../../parts/desk/use-may.ts'
import { wholeList } from '../../../parts/desk/whole-list.ts'
import { paths } from '../../../paths.ts'
import { SentDialog } from './SentDialog.tsx'

type Choice = { action: 'confirm' | 'refuse' | 'send'; show: DeskShow }

const stateNames = { waiting: 'Waits', confirmed: 'Confirmed', refused: 'Refused', cancelled: 'Cancelled' }
/** What was confirmed is refused as long as nothing has left. */
const isOpen = ({ state, sent }: DeskShow) => state === 'waiting' || (state === 'confirmed' && !sent)

const materialOf = ({ stands, leaflets, sent }: DeskShow) =>
  sent ? `Sent: ${sent.what}` : `${stands} ${stands === 1 ? 'stand' : 'stands'}, ${leaflets} leaflets`

/** `/desk/people/shows?search=jo@example.org`: shows that wait to be confirmed or to be sent something. */
export function Shows() {
  const [query] = useSearchParams()
  const { country } = useSettings()
  const read = useDeskShows(wholeListQuery(query, 'email'))
  const [choice, setChoice] = useState<Choice | null>(null)
  const mayConfirm = useMay('confirmShow')
  const columns = useMemo<DeskColumn<DeskShow>[]>(
    () => [
      {
        key: 'name',
        isSortable: true,
        label: 'Show',
        isRowHeader: true,
        cell: ({ name }) => name,
        text: ({ name }) => name,
      },
      { key: 'club', label: 'Club', cell: ({ club }) => club, text: ({ club }) => club },
      {
        key: 'days',
        isSortable: true,
        label: 'Days',
        cell: ({ firstDay, lastDay }) =>
          firstDay === lastDay
            ? formatDate(firstDay, country)
            : `${formatDate(firstDay, country)} to ${formatDate(lastDay, country)}`,
        text: ({ firstDay, lastDay }) => `${firstDay} ${lastDay}`,
      },
      { key: 'place', label: 'Place', cell: ({ place }) => place, text: ({ place }) => place },
      { key: 'secretary', label: 'Secretary', cell: ({ secretary }) => secretary, text: ({ secretary }) => secretary },
      { key: 'deliverTo', label: 'Sent to', cell: ({ deliverTo }) => deliverTo, text: ({ deliverTo }) => deliverTo },
      { key: 'material', label: 'Material', cell: materialOf, text: materialOf },
      { key: 'state', label: 'State', cell: ({ state }) => stateNames[state], text: ({ state }) => state },
      {
        key: 'decide',
        label: 'Decide',
        cell: (show) => (
          <Wrap gap="2">
            {mayConfirm && show.state === 'waiting' && (
              <Button size="sm" onClick={() => setChoice({ action: 'confirm', show })}>
                Confirm <VisuallyHidden>{show.name}</VisuallyHidden>
              </Button>
            )}
            {mayConfirm && isOpen(show) && (
              <Button size="sm" variant="outline" onClick={() => setChoice({ action: 'refuse', show })}>
                Refuse <VisuallyHidden>{show.name}</VisuallyHidden>
              </Button>
            )}
            {show.state === 'confirmed' && (
              <Button size="sm" variant="outline" onClick={() => setChoice({ action: 'send', show })}>
                Record what was sent <VisuallyHidden>to {show.name}</VisuallyHidden>
              </Button>
            )}
          </Wrap>
        ),
        text: () => null,
      },
    ],
    [country, mayConfirm],
  )
  return (
    <DeskPage
      title="Shows"
      lead="Shows that wait, and confirmed ones to which nothing was sent; by a secretary’s email, all of theirs."
      room="people"
    >
      <DeskTable
        name="Shows"
        count={['show', 'shows']}
        path={paths.deskShows}
        read={wholeList(read, read.data?.results)}
        pageSize={Infinity}
        sort={query.get('search') ? '-days' : 'days'}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        searchLabel="Email of a secretary"
        nothing={
          <EmptyState
            illustration={<Illustration name="no-results" />}
            title="No show waits"
            text="Shows that secretaries register are listed here."
          />
        }
      />
      {choice && <ShowDialog choice={choice} onClose={() => setChoice(null)} />}
    </DeskPage>
  )
}

function ShowDialog({ choice: { action, show }, onClose }: { choice: Choice; onClose: () => void }) {
  const { confirm, refuse } = useDeskShowActions()
  if (action === 'send') return <SentDialog show={show} onClose={onClose} />
  return action === 'confirm' ? (
    <ReasonDialog
      title={`Confirm ${show.name}`}
      description={`${show.secretary} gets a mail. It can be refused until something has left.`}
      action="Confirm"
      done={`${show.name} is confirmed. “Refuse” undoes it until something has left.`}
      limit={500}
      onReason={(reason) => confirm(show.id, reason)}
      onClose={onClose}
    />
  ) : (
    <ReasonDialog
      title={`Refuse ${show.name}`}
      description={`${show.secretary} gets a mail with your reason, and may register it again.`}
      action="Refuse"
      done={`${show.name} is refused, and its secretary has your reason by mail.`}
      help="They read it in their mail."
      limit={500}
      onReason={(reason) => refuse(show.id, reason)}
      onClose={onClose}
    />
  )
}
