import { type DeskSample, moveSchema } from '@shop/contract/laboratory'
import { labProblems, labStages } from '@shop/contract/laboratory-stages'
import { resultWeeks } from '@shop/contract/promise'
import { sampleStages } from '@shop/contract/sample-stage'
import { readToday, SelectField, TextareaField, TextField } from '@shop/design-system'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { advanceSamples } from '../../../data/laboratory.ts'
import { ActionDialog } from '../../../parts/desk/ActionDialog.tsx'
import { problemCopy, stageCopy } from '../../../parts/sample/sample-copy.ts'

const weekMs = 7 * 86_400_000
/** The day on which the shop promised results, of what comes today. */
const promisedDay = () => new Date(Date.parse(readToday()) + resultWeeks.tests * weekMs).toISOString().slice(0, 10)

const problemOptions = labProblems.map((value) => ({
  value,
  label: value === 'none' ? 'None: it is settled' : problemCopy[value].name,
}))

type MoveSamplesProps = { samples: DeskSample[]; onDone: () => void; onClose: () => void }

/** Brings the chosen samples to a stage, all or none, with what their owners may read. */
export function MoveSamples({ samples, onDone, onClose }: MoveSamplesProps) {
  const ranks = samples.map(({ stage }) => sampleStages.indexOf(stage))
  const options = labStages
    .filter((stage) => sampleStages.indexOf(stage) >= Math.max(...ranks))
    .map((value) => ({ value, label: stageCopy[value].name }))
  const [expectedAt] = useState(promisedDay)
  const names = samples.length > 3 ? `${samples.length} samples` : samples.map(({ barcode }) => barcode).join(', ')
  return (
    <ActionDialog
      title={`Move ${names}`}
      description="All of them, or none where one cannot go there. A stage is never taken back. Their owners get a mail when they are received, failed or reported."
      schema={moveSchema}
      values={{
        barcodes: samples.map(({ barcode }) => barcode),
        stage: options[0]?.value ?? 'reported',
        problem: '',
        note: '',
        expectedAt,
      }}
      submit="Move them"
      onSubmit={async ({ note, problem, expectedAt: expected, ...rest }) => {
        const { moved, recollections } = await advanceSamples({
          ...rest,
          ...(note && { note }),
          ...(problem && { problem }),
          ...(expected && { expectedAt: `${expected}T12:00:00Z` }),
        })
        onDone()
        const kits = Object.values(recollections)
        const collected = kits.length ? ` Collection again: ${kits.join(', ')} is ordered, free of charge.` : ''
        return `${moved.length} moved to “${stageCopy[rest.stage].name}”.${collected}`
      }}
      onClose={onClose}
    >
      <SelectField name="stage" label="Stage" options={options} required />
      <SelectField name="problem" label="Problem" placeholder="As it is" options={problemOptions} />
      <ProblemText />
      <TextField
        name="expectedAt"
        type="date"
        label="Results expected"
        help={`The shop promises ${resultWeeks.tests} weeks, of a breed mix ${resultWeeks.mixBreed}. The owner reads this day.`}
      />
      <TextareaField name="note" label="Note" help="Their owners read it beside the stage." rows={2} limit={200} />
    </ActionDialog>
  )
}

/** What a problem does. */
function ProblemText() {
  const problem: unknown = useWatch({ name: 'problem' })
  return (
    problem === 'failed' && (
      <p>The swab is collected again: a free kit is ordered at once, and the owner is mailed. This cannot be undone.</p>
    )
  )
}
