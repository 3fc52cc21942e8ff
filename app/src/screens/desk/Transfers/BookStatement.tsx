import type { PlannedTransfer } from '@shop/contract/bank-transfer'
import {
  Badge,
  Button,
  type DataColumn,
  DataTable,
  SkeletonGroup,
  SkeletonText,
  Stack,
  TextInput,
  toaster,
} from '@shop/design-system'
import { type ReactNode, useState } from 'react'
import { transferStateCopy } from '../../../content/transfer-states.ts'
import { importBankTransfers, previewBankTransfers } from '../../../data/bank-transfer.ts'
import { countOf } from '../../../parts/desk/count-of.ts'
import { FileDrop } from '../../../parts/desk/FileDrop.tsx'
import { LookAt } from '../../../parts/desk/LookAt.tsx'
import { Refusals } from '../../../parts/desk/Refusals.tsx'
import { TableSheet } from '../../../parts/page/TableSheet.tsx'

type Preview = { lines: PlannedTransfer[]; lookAt: string[] }
type State = { at: 'start' | 'checking' } | { at: 'checked'; preview: Preview } | { at: 'refused'; failure: unknown }

const columns: DataColumn<PlannedTransfer>[] = [
  { key: 'line', label: 'Line', isRowHeader: true, cell: ({ line }) => `Line ${line}` },
  { key: 'payer', label: 'Payer', cell: ({ payer }) => payer || 'Not named' },
  { key: 'reference', label: 'Reference', cell: ({ reference }) => reference },
  { key: 'amount', label: 'Amount', isNumeric: true, cell: ({ amount }) => amount.label },
  { key: 'number', label: 'Pays', cell: ({ number }) => number ?? 'Nothing' },
  { key: 'state', label: 'What becomes of it', cell: ({ state }) => <Badge>{transferStateCopy[state]}</Badge> },
]

type BookStatementProps = { onBooked: () => void }

/** A bank's statement: what each line would pay is shown first, then all of it is booked. */
export function BookStatement({ onBooked }: BookStatementProps) {
  const [file, setFile] = useState<File | null>(null)
  const [reason, setReason] = useState('Statement')
  const [state, setState] = useState<State>({ at: 'start' })
  const [isBooking, setBooking] = useState(false)

  const check = async (checked: File) => {
    setFile(checked)
    setState({ at: 'checking' })
    try {
      setState({ at: 'checked', preview: await previewBankTransfers(checked) })
    } catch (failure) {
      setState({ at: 'refused', failure })
    }
  }
  const book = async (checked: File) => {
    setBooking(true)
    try {
      const { newCount } = await importBankTransfers(checked, reason)
      toaster.success(`${countOf(newCount, 'transfer')} booked.`)
      setState({ at: 'start' })
      onBooked()
    } catch (failure) {
      setState({ at: 'refused', failure })
    } finally {
      setBooking(false)
    }
  }
  return (
    <Stack gap="5">
      <FileDrop
        label="A bank’s statement"
        help="A CSV file, dropped here or chosen. What it would pay is shown first; nothing is booked yet."
        onFile={(chosen) => void check(chosen)}
      />
      {state.at === 'checking' && (
        <SkeletonGroup label="Reading the statement">
          <SkeletonText lines={4} />
        </SkeletonGroup>
      )}
      {file && state.at === 'refused' && <Refusals fileName={file.name} failure={state.failure} />}
      {file && state.at === 'checked' && (
        <Planned {...state.preview} fileName={file.name}>
          {(newCount) =>
            newCount > 0 && (
              <>
                <TextInput
                  label="Reason"
                  help="It is written into the audit."
                  maxLength={200}
                  value={reason}
                  onChange={(event) => setReason(event.target.value)}
                />
                <div>
                  <Button isBusy={isBooking} onClick={() => void book(file)}>
                    Book {countOf(newCount, 'transfer')}
                  </Button>
                </div>
              </>
            )
          }
        </Planned>
      )}
    </Stack>
  )
}

type PlannedProps = Preview & { fileName: string; children: (newCount: number) => ReactNode }

function Planned({ lines, lookAt, fileName, children }: PlannedProps) {
  const known = lines.filter(({ state }) => state === 'known').length
  const left = lines.filter(({ state }) => state === 'unmatched').length
  const newCount = lines.length - known
  return (
    <Stack gap="4">
      <p role="status">
        {fileName}: {countOf(lines.length, 'line')}, {known} of them booked before, {left} for a person to match.
        Nothing is booked yet.
      </p>
      <LookAt words={lookAt} />
      {newCount === 0 && <p>Everything in this file was booked before. There is nothing to do.</p>}
      {children(newCount)}
      <TableSheet>
        <DataTable
          caption="What the statement pays"
          columns={columns}
          rows={lines}
          rowKey={({ line }) => String(line)}
          rowName={({ line }) => `line ${line}`}
        />
      </TableSheet>
    </Stack>
  )
}
