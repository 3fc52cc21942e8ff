import { chakra, IconButton } from '@shop/design-system'
import { CircleCheck, CircleX, ScanBarcode, Volume2, VolumeX } from 'lucide-react'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useStored } from '../../data/storage.ts'
import { isMuted, mutedKey, playSound, setMuted } from './sounds.ts'

/** What became of a scan: right or wrong, and why in a few words. */
export type Scanned = { isRight: boolean; text: string }

type ScanFieldProps = {
  /** What is scanned now. */
  label: string
  /** Takes what was scanned, without blanks around it. A new scan waits until the one before has its outcome. */
  onScan: (text: string) => Scanned | Promise<Scanned>
}

const Base = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    '& form': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      paddingInline: '4',
      bg: 'card',
      border: '2px solid',
      borderColor: 'edge',
      borderRadius: 'control',
      '&:focus-within': { borderColor: 'colorPalette.solid' },
      '& svg': { flexShrink: 0, color: 'ink2' },
    },
    '& .scan-label': { textStyle: 'label' },
    '& input[name=scan]': {
      flex: '1',
      minWidth: '0',
      minHeight: '14',
      bg: 'transparent',
      fontFamily: 'mono',
      fontSize: 'xl',
      outline: 'none',
    },
    '& .scan-said': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: '14',
      paddingInline: '4',
      paddingBlock: '2',
      borderRadius: 'control',
      bg: 'sand',
      color: 'ink2',
      textStyle: 'h4',
      overflowWrap: 'anywhere',
      '& svg': { flexShrink: 0 },
      '&[data-said=right]': { bg: 'clear.bg', color: 'clear.fg' },
      '&[data-said=wrong]': { bg: 'danger.bg', color: 'danger.fg' },
    },
  },
})

/** What takes keys of its own: a field, a row of a table. */
const isForItself = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, button, a, summary, tr, [role=dialog]') !== null

async function outcomeOf(take: () => Scanned | Promise<Scanned>): Promise<Scanned> {
  try {
    return await take()
  } catch (error) {
    return { isRight: false, text: error instanceof Error ? error.message : 'Something went wrong' }
  }
}

/**
 * What a scanner types, which ends with Enter. The focus stays here, scans wait for one another, and each is answered by a
 * colour, a word and a sound. What is scanned while nothing has the focus is typed here too.
 */
export function ScanField({ label, onScan }: ScanFieldProps) {
  const [said, setSaid] = useState<Scanned>()
  const input = useRef<HTMLInputElement>(null)
  const queue = useRef(Promise.resolve())
  const handle = useRef(onScan)
  const id = useId()
  const muted = useStored(mutedKey, null)
  useEffect(() => {
    handle.current = onScan
  }, [onScan])
  useEffect(() => {
    input.current?.focus({ preventScroll: true })
    const onKey = (event: KeyboardEvent) => {
      const isText = event.key.length === 1 && event.key !== '/' && !event.ctrlKey && !event.metaKey && !event.altKey
      if (isText && !isForItself(event.target)) input.current?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])

  const scan = (event: FormEvent) => {
    event.preventDefault()
    const text = input.current?.value.trim() ?? ''
    if (input.current) input.current.value = ''
    if (!text) return
    const before = queue.current
    const take = async () => {
      await before
      const outcome = await outcomeOf(() => handle.current(text))
      if (!isMuted()) playSound(outcome.isRight ? 'accepted' : 'refused')
      setSaid(outcome)
    }
    queue.current = take()
  }

  return (
    <Base>
      <label className="scan-label" htmlFor={id}>
        {label}
      </label>
      <form onSubmit={scan} noValidate>
        <ScanBarcode size={24} aria-hidden />
        <input
          ref={input}
          id={id}
          name="scan"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="done"
        />
        {/* Enter presses it: a scanner has no other key, and a phone's keyboard has one for it. */}
        <button type="submit" hidden>
          Take it
        </button>
        <IconButton
          type="button"
          label={muted ? 'Switch sounds on' : 'Switch sounds off'}
          icon={muted ? <VolumeX size={20} /> : <Volume2 size={20} />}
          onClick={() => setMuted(!isMuted())}
        />
      </form>
      <div className="scan-said" role="status" data-said={said && (said.isRight ? 'right' : 'wrong')}>
        {said ? (
          <>
            {said.isRight ? <CircleCheck size={24} aria-hidden /> : <CircleX size={24} aria-hidden />}
            <span>{said.text}</span>
          </>
        ) : (
          'Nothing is scanned yet.'
        )}
      </div>
    </Base>
  )
}
