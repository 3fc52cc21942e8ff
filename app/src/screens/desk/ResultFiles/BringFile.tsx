import { Button, SkeletonGroup, SkeletonText, Stack, TextInput, toaster } from '@shop/design-system'
import { useState } from 'react'
import { previewResults, submitResults } from '../../../data/results-review.ts'
import { useSettings } from '../../../data/settings.tsx'
import { FileDrop } from '../../../parts/desk/FileDrop.tsx'
import { LookAt } from '../../../parts/desk/LookAt.tsx'
import { Refusals } from '../../../parts/desk/Refusals.tsx'
import { ReviewLines } from '../../../parts/desk/ReviewLines.tsx'
import { countOf } from '../../../parts/desk/count-of.ts'

type Preview = Awaited<ReturnType<typeof previewResults>>
type State = { at: 'start' | 'checking' } | { at: 'checked'; preview: Preview } | { at: 'refused'; failure: unknown }

type BringFileProps = { onBrought: () => void }

/** A file of results is checked first: what it would change, or each line that is wrong. Then it goes to a second person. */
export function BringFile({ onBrought }: BringFileProps) {
  const { user } = useSettings()
  const [file, setFile] = useState<File | null>(null)
  const [reason, setReason] = useState('')
  const [state, setState] = useState<State>({ at: 'start' })
  const [isSending, setSending] = useState(false)

  const check = async (checked: File) => {
    setFile(checked)
    setState({ at: 'checking' })
    try {
      setState({ at: 'checked', preview: await previewResults(checked, reason) })
    } catch (failure) {
      setState({ at: 'refused', failure })
    }
  }
  const submit = async (checked: File) => {
    setSending(true)
    try {
      const { isRepeat } = await submitResults(checked, reason, user?.name ?? '')
      toaster.success(
        isRepeat
          ? `${checked.name} was brought before. Nothing has changed.`
          : `${checked.name} waits for a second person.`,
      )
      setState({ at: 'start' })
      setReason('')
      onBrought()
    } catch (failure) {
      setState({ at: 'refused', failure })
    } finally {
      setSending(false)
    }
  }
  return (
    <Stack gap="5">
      <TextInput
        label="Reason for a correction"
        help="Only where a result that was given before is another now. Its history shows it."
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <FileDrop
        label="File of results"
        help="A CSV file, dropped here or chosen. It is checked, and nothing of it counts yet."
        onFile={(chosen) => void check(chosen)}
      />
      {state.at === 'checking' && (
        <SkeletonGroup label="Checking the file">
          <SkeletonText lines={4} />
        </SkeletonGroup>
      )}
      {file && state.at === 'refused' && <Refusals fileName={file.name} failure={state.failure} />}
      {file && state.at === 'checked' && (
        <Stack gap="4">
          <p role="status">
            {file.name}: {countOf(state.preview.sampleCount, 'sample')}, {changesIn(state.preview)}. Nothing is stored
            yet.
          </p>
          <LookAt words={state.preview.lookAt} />
          <div>
            <Button isBusy={isSending} onClick={() => void submit(file)}>
              Hand it to a second person
            </Button>
          </div>
          <ReviewLines lines={state.preview.lines} />
        </Stack>
      )}
    </Stack>
  )
}

function changesIn({ lines }: Preview) {
  const of = (change: Preview['lines'][number]['change']) => lines.filter((line) => line.change === change).length
  return `${of('new')} new, ${of('changed')} changed, ${of('same')} as before`
}
