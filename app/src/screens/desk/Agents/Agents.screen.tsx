import type { DeskAgent } from '@shop/contract/collection-agent'
import { folded } from '@shop/contract/text'
import { Button, EmptyState, Illustration, VisuallyHidden, Wrap } from '@shop/design-system'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useDeskAgentActions, useDeskAgents } from '../../../data/collection-agent.ts'
import { DeskPage } from '../../../parts/desk/DeskPage.tsx'
import { type DeskColumn, type DeskFilter, DeskTable } from '../../../parts/desk/DeskTable.tsx'
import { wholeListQuery } from '../../../parts/desk/list-query.ts'
import { ReasonDialog } from '../../../parts/desk/ReasonDialog.tsx'
import { useMay } from '../../../parts/desk/use-may.ts'
import { wholeList } from '../../../parts/desk/whole-list.ts'
import { paths } from '../../../paths.ts'
import { KitsDialog } from './KitsDialog.tsx'
import { kitStates } from './kit-states.ts'

type Choice = { action: 'kits' | 'remove'; agent: DeskAgent }

const byListing: DeskFilter = {
  name: 'listing',
  label: 'Public list',
  options: [
    { value: 'shown', label: 'Shown' },
    { value: 'hidden', label: 'Hidden at their wish' },
  ],
}

/** Those of whom the address asks, of a list that is short enough to be whole. */
function narrowed(rows: DeskAgent[], query: URLSearchParams) {
  const listing = query.get('listing')
  const search = folded(query.get('search') ?? '')
  return rows.filter(
    ({ id, name, email, place, isHidden }) =>
      (!listing || (listing === 'hidden') === isHidden) &&
      folded(`${id} ${name} ${email ?? ''} ${place}`).includes(search),
  )
}

const kitsOf = ({ kits }: DeskAgent) => kits.map(({ state, count }) => `${count} ${kitStates[state]}`).join(', ')

/** `/desk/people/agents`: everybody who takes samples for us, and where their swab kits are. */
export function Agents() {
  const [query] = useSearchParams()
  const read = useDeskAgents(wholeListQuery(query))
  const mayRemove = useMay('removeAgent')
  const [choice, setChoice] = useState<Choice | null>(null)
  const columns = useMemo<DeskColumn<DeskAgent>[]>(
    () => [
      {
        key: 'name',
        isSortable: true,
        label: 'Name',
        isRowHeader: true,
        cell: ({ name }) => name,
        text: ({ name }) => name,
      },
      { key: 'number', isSortable: true, label: 'Number', isNumeric: true, cell: ({ id }) => id, text: ({ id }) => id },
      { key: 'email', label: 'Account', cell: ({ email }) => email, text: ({ email }) => email },
      { key: 'place', isSortable: true, label: 'Place', cell: ({ place }) => place, text: ({ place }) => place },
      { key: 'country', label: 'Country', cell: ({ country }) => country, text: ({ country }) => country },
      {
        key: 'listing',
        label: 'Public list',
        cell: ({ isHidden }) => (isHidden ? 'Hidden' : 'Shown'),
        text: ({ isHidden }) => (isHidden ? 'hidden' : 'shown'),
      },
      { key: 'kits', label: 'Swab kits', cell: kitsOf, text: kitsOf },
      {
        key: 'decide',
        label: 'Decide',
        cell: (agent) => (
          <Wrap gap="2">
            {agent.kits.length > 0 && (
              <Button size="sm" variant="outline" onClick={() => setChoice({ action: 'kits', agent })}>
                Kits <VisuallyHidden>of {agent.name}</VisuallyHidden>
              </Button>
            )}
            {mayRemove && (
              <Button size="sm" variant="outline" onClick={() => setChoice({ action: 'remove', agent })}>
                Take off the list <VisuallyHidden>{agent.name}</VisuallyHidden>
              </Button>
            )}
          </Wrap>
        ),
        text: () => null,
      },
    ],
    [mayRemove],
  )
  return (
    <DeskPage
      title="Collection agents"
      lead="Everybody who takes samples for us, and where their swab kits are."
      room="people"
    >
      <DeskTable
        name="Agents"
        count={['agent', 'agents']}
        path={paths.deskAgents}
        read={wholeList(read, read.data && narrowed(read.data.results, query))}
        pageSize={Infinity}
        columns={columns}
        rowKey={({ id }) => String(id)}
        rowName={({ name }) => name}
        searchLabel="Search name, number, email or place"
        filters={[byListing]}
        nothing={
          <EmptyState
            illustration={<Illustration name="no-results" />}
            title="There is no collection agent yet"
            text="Nominations that are approved are listed here."
          />
        }
      />
      {choice?.action === 'kits' && <KitsDialog agent={choice.agent} onClose={() => setChoice(null)} />}
      {choice?.action === 'remove' && <RemoveDialog agent={choice.agent} onClose={() => setChoice(null)} />}
    </DeskPage>
  )
}

function RemoveDialog({ agent, onClose }: { agent: DeskAgent; onClose: () => void }) {
  const { remove } = useDeskAgentActions(agent.id)
  return (
    <ReasonDialog
      title={`Take ${agent.name} off the list?`}
      description="They are no collection agent any more: nobody finds them, and what they state about a sample no longer counts. They get a mail with your reason. It cannot be undone here: they are nominated again."
      action="Take off the list"
      done={`${agent.name} is off the list.`}
      help="They read it in their mail."
      limit={500}
      onReason={remove}
      onClose={onClose}
    />
  )
}
