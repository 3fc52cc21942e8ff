import type { CollectedAnimal } from '@shop/contract/collected-animal'
import { formatDate } from '@shop/contract/dates'
import type { SampleStage } from '@shop/contract/sample-stage'
import { Button, chakra, Table } from '@shop/design-system'
import { useSettings } from '../../../data/settings.tsx'
import { stageCopy } from '../../../parts/sample/sample-copy.ts'
import { TableSheet } from '../../../parts/page/TableSheet.tsx'

const Cell = chakra('div', {
  base: {
    overflowWrap: 'anywhere',
    '& .cell-more': { display: 'block', fontFamily: 'body', fontSize: 'sm', fontWeight: 'normal', color: 'ink2' },
  },
})
const Mono = chakra('span', { base: { fontFamily: 'mono', fontSize: 'sm' } })
const Buttons = chakra('div', { base: { display: 'flex', justifyContent: 'flex-end', gap: '1' } })

/** Until it is activated it is no kit on its way, but a sample that waits for its owner. */
const isWithOwner = (stage: SampleStage) => stage === 'ordered' || stage === 'dispatched'
const collectedStage = (stage: SampleStage) => (isWithOwner(stage) ? 'Waiting for the owner' : stageCopy[stage].name)

type CollectedAnimalTableProps = {
  records: CollectedAnimal[]
  onEdit: (record: CollectedAnimal) => void
  onDelete: (record: CollectedAnimal) => void
}

/** A page of records, newest first. An admin who acts as the user deletes none. */
export function CollectedAnimalTable({ records, onEdit, onDelete }: CollectedAnimalTableProps) {
  const { country, user } = useSettings()
  return (
    <TableSheet>
      <Table
        caption="Samples taken"
        isCaptionHidden
        rows={records}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'name',
            label: 'Name',
            isRowHeader: true,
            cell: ({ name, registrationName }) => (
              <Cell>
                {name} {registrationName && <span className="cell-more">{registrationName}</span>}
              </Cell>
            ),
          },
          {
            key: 'kind',
            label: 'Breed and sex',
            cell: ({ breed, species, gender }) => `${breed?.name ?? (species.id === 1 ? 'Dog' : 'Cat')}, ${gender}`,
          },
          {
            key: 'owner',
            label: 'Owner',
            cell: ({ ownerName, ownerEmail }) => (
              <Cell>
                {ownerName} <span className="cell-more">{ownerEmail}</span>
              </Cell>
            ),
          },
          { key: 'barcode', label: 'Barcode', cell: ({ barcode }) => (barcode ? <Mono>{barcode}</Mono> : 'None yet') },
          {
            key: 'stage',
            label: 'Sample',
            cell: ({ stage, isOwnerInvited }) => (
              <Cell>
                {stage ? collectedStage(stage) : 'Not known yet'}{' '}
                {isOwnerInvited && stage && isWithOwner(stage) && <span className="cell-more">Owner invited</span>}
              </Cell>
            ),
          },
          { key: 'taken', label: 'Taken on', cell: ({ collectedAt }) => formatDate(collectedAt, country) },
          {
            key: 'change',
            label: 'Change',
            isNumeric: true,
            cell: (record) => (
              <Buttons>
                <Button variant="ghost" size="sm" aria-label={`Edit ${record.name}`} onClick={() => onEdit(record)}>
                  Edit
                </Button>
                {!user?.viewedBy && (
                  <Button
                    variant="ghost"
                    size="sm"
                    aria-label={`Delete ${record.name}`}
                    onClick={() => onDelete(record)}
                  >
                    Delete
                  </Button>
                )}
              </Buttons>
            ),
          },
        ]}
      />
    </TableSheet>
  )
}
