import { labStages } from '@shop/contract/laboratory-stages'
import { Callout, chakra, Link, Select, Switch, Table, TextInput } from '@shop/design-system'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { useStored } from '../../../data/storage.ts'
import { DeskPage } from '../../../parts/desk/DeskPage.tsx'
import { isMuted, mutedKey, playSound, setMuted, type Sound } from '../../../parts/desk/sounds.ts'
import { stageCopy } from '../../../parts/sample/sample-copy.ts'
import { paths } from '../../../paths.ts'
import { intakeStyles } from './Intake.recipe.ts'
import { type LabStage, type Scan, useScans } from './use-scans.ts'

const Base = chakra('div', intakeStyles)

const words: Record<Scan['state'], string> = {
  waiting: 'Waits',
  done: 'Right',
  look: 'Look at it',
  refused: 'Not taken',
}

type IntakeProps = {
  /** Plays the outcome of a scan. */
  play?: (sound: Sound) => void
}

/** `/desk/laboratory`: swabs are scanned one after another, and brought to a stage. */
export function Intake({ play = playSound }: IntakeProps) {
  const [stage, setStage] = useState<LabStage>('received')
  const muted = useStored(mutedKey, null)
  const [last, setLast] = useState<Scan | null>(null)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const { scans, scan } = useScans((answered) => {
    setLast(answered)
    // The switch may have been moved since this one was scanned.
    if (!isMuted()) play(answered.state === 'done' ? 'accepted' : 'refused')
  })

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (!input.current) return
    scan(input.current.value, stage)
    input.current.value = ''
  }

  return (
    <DeskPage title="Intake" lead="Scan a swab and press Enter. The next one need not wait." room="laboratory">
      <Base>
        <form className="intake-field" aria-label="Scan a swab" onSubmit={submit}>
          <TextInput
            ref={input}
            label="Barcode"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="send"
          />
          <Select
            label="Brought to"
            options={labStages.map((value) => ({ value, label: stageCopy[value].name }))}
            value={stage}
            onChange={(event) => {
              setStage(event.target.value as LabStage)
              input.current?.focus()
            }}
          />
          {/* Enter presses it: a scanner has no other key, and a phone's keyboard has one for it. */}
          <button type="submit" hidden>
            Take it in
          </button>
        </form>
        <div className="intake-last" data-state={last?.state} role="status">
          {last ? (
            <>
              <span>{words[last.state]}</span>
              <strong>{last.barcode}</strong>
              <span>
                {last.text} {last.product}
              </span>
            </>
          ) : (
            <span>Nothing is scanned yet.</span>
          )}
        </div>
        <Switch
          label="Sound"
          checked={!muted}
          onChange={(event) => {
            setMuted(!event.target.checked)
            input.current?.focus()
          }}
        />
        {scans.length > 0 && (
          <Table
            caption={`Scanned in this session: ${scans.length}`}
            columns={[
              {
                key: 'barcode',
                label: 'Barcode',
                isRowHeader: true,
                cell: ({ barcode }) => (
                  <Link href={`${paths.deskSamples}?search=${encodeURIComponent(barcode)}`}>{barcode}</Link>
                ),
              },
              { key: 'product', label: 'Product', cell: ({ product }) => product || 'Not known' },
              { key: 'outcome', label: 'Outcome', cell: ({ state, text }) => `${words[state]}: ${text}` },
            ]}
            rows={scans}
            rowKey={({ id }) => id}
          />
        )}
        <Callout title="Scanned by mistake?">
          A stage is never taken back: the owner may have a mail by now. Open the sample in the list, and set a problem
          or write a note for its owner. A later stage can always be scanned.
        </Callout>
      </Base>
    </DeskPage>
  )
}
