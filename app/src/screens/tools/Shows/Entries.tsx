import { newShowEntrySchema, type Show } from '@shop/contract/show'
import { Button, chakra, Form, Link, SubmitButton, TextField } from '@shop/design-system'
import { useForm } from 'react-hook-form'
import { useShowActions } from '../../../data/show.ts'
import { useAction } from '../../../parts/form/use-action.ts'
import { stageCopy } from '../../../parts/sample/sample-copy.ts'
import { paths } from '../../../paths.ts'
import { schemaResolver } from '../../../parts/form/schema-resolver.ts'

const Base = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    borderTop: 'hairline',
    paddingBlockStart: '4',
    '& h4': { fontWeight: 'semibold' },
    '& ul': { listStyleType: 'none' },
    '& li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '4',
      rowGap: '1',
      paddingBlock: '2',
      borderBottom: 'hairline',
    },
    '& .entry-stage': { color: 'ink2', fontSize: 'sm' },
    '& .entry-fields': {
      display: 'grid',
      gap: '4',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr)) auto' },
      alignItems: 'end',
    },
  },
})
const blank = { label: '', barcode: '' }

/** The samples of a show, where each is; what was found in them their owners alone read. */
export function Entries({ show: { id, name, firstDay, entries }, isInPerson }: { show: Show; isInPerson: boolean }) {
  const { addEntry, removeEntry } = useShowActions()
  const { busy, run } = useAction()
  const form = useForm({ defaultValues: blank, resolver: schemaResolver(newShowEntrySchema) })
  const reported = entries.filter(({ stage }) => stage === 'reported').length
  return (
    <Base>
      <div>
        <h4>Samples taken there</h4>
        <p className="entry-stage">
          {entries.length
            ? `${reported} of ${entries.length} reported to their owners.`
            : 'None listed yet. Add each by its barcode to see when it is reported.'}
        </p>
      </div>
      {entries.length > 0 && (
        <ul>
          {entries.map((entry) => (
            <li key={entry.id}>
              <span>
                {entry.label}, <Link href={paths.trackSample(entry.barcode)}>{entry.barcode}</Link>{' '}
                <span className="entry-stage">
                  {entry.stage === 'reported' ? 'Results are with the owner' : stageCopy[entry.stage].name}
                </span>
              </span>
              {isInPerson && (
                <Button
                  size="sm"
                  variant="outline"
                  onClick={() => void run(() => removeEntry(id, entry.id), entry.id)}
                  isBusy={busy === entry.id}
                  aria-label={`Remove ${entry.label}`}
                >
                  Remove
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {isInPerson && (
        <Form
          form={form}
          aria-label={`List a sample of ${name}, ${firstDay}`}
          onSubmit={async (body) => {
            await addEntry(id, body)
            form.reset(blank)
          }}
        >
          <div className="entry-fields">
            <TextField name="label" label="Entry number or name" autoComplete="off" required />
            <TextField name="barcode" label="Barcode of the swab" autoComplete="off" required />
            <SubmitButton>List it</SubmitButton>
          </div>
        </Form>
      )}
    </Base>
  )
}
