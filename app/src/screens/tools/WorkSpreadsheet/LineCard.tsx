import type { WorkLine, WorkSheet } from '@shop/contract/work-spreadsheet'
import { Badge, Button, chakra, Link } from '@shop/design-system'
import { useWorkLineActions } from '../../../data/work-spreadsheet.ts'
import { useAction } from '../../../parts/form/use-action.ts'
import { paths } from '../../../paths.ts'
import { fieldCopy, lineStateCopy } from './line-copy.ts'

const Base = chakra('div', {
  base: {
    display: 'grid',
    gap: '2',
    paddingBlock: '3',
    borderBottom: 'hairline',
    overflowWrap: 'anywhere',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
    alignItems: 'start',
    '& .line-head, & .line-ways': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '3',
      rowGap: '1',
    },
    '& .line-text': { color: 'ink2', fontSize: 'sm' },
    '& .line-errors': { listStyleType: 'none', fontSize: 'sm', color: 'affected.fg' },
  },
})

type LineCardProps = { sheet: WorkSheet; line: WorkLine; canChange: boolean; onEdit: () => void }

/** One animal of the sheet, and what is wrong with its line. */
export function LineCard({ sheet, line, canChange, onEdit }: LineCardProps) {
  const { remove } = useWorkLineActions(sheet.id)
  const { busy, run } = useAction()
  const { id, row, values, state, errors, animal } = line
  const name = values.petName || 'Without a name'
  return (
    <Base>
      <div>
        <div className="line-head">
          <strong>
            {state === 'done' && animal ? <Link href={paths.animal(animal.id)}>{animal.name}</Link> : name}
          </strong>
          <Badge tone={state === 'attention' ? 'affected' : state === 'done' ? 'clear' : 'audience'} size="sm">
            {lineStateCopy[state]}
          </Badge>
        </div>
        <p className="line-text">
          Row {row} · {[values.barcode, values.gender, values.breed, values.dateOfBirth].filter(Boolean).join(' · ')}
        </p>
        {state === 'ready' && animal && <p className="line-text">Another sample of {animal.name}, in your account.</p>}
        {errors.length > 0 && (
          <ul className="line-errors" aria-label={`What is wrong in row ${row}`}>
            {errors.map(({ field, message }) => (
              <li key={field}>
                {fieldCopy[field]}: {message}
              </li>
            ))}
          </ul>
        )}
      </div>
      {canChange && state !== 'done' && (
        <div className="line-ways">
          <Button variant="outline" size="sm" onClick={onEdit} aria-label={`Correct row ${row}, ${name}`}>
            Correct
          </Button>
          <Button
            variant="ghost"
            size="sm"
            onClick={() => void run(() => remove(id))}
            isBusy={Boolean(busy)}
            aria-label={`Remove row ${row}, ${name}`}
          >
            Remove
          </Button>
        </div>
      )}
    </Base>
  )
}
