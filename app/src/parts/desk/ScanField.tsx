import { chakra, IconButton } from '@shop/design-system'
import {
  CircleExclamationPoint,
  CircleCheck,
  CircleX,
  CornerDownLeft,
  ScanBarcode,
  Volume2,
  VolumeX,
} from 'lucide-react'
import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useStored } from '../../data/storage.ts'
import { isMuted, mutedKey, playSound, setMuted } from './sounds.ts'

/** What became of a scan, and why in a few words. Whoever scans puts aside what they are to look at. */
export type Scanned = { outcome: 'accepted' | 'look' | 'refused'; text: string }

type ScanFieldProps = {
  /** What is scanned now. */
  label: string
  /** Takes what was scanned, without blanks around it, at once. Outcomes are shown in the order of the scans. */
  onScan: (text: string) => Scanned | Promise<Scanned>
  /** For whoever brings the focus back to the field. */
  field?: RefObject<HTMLInputElement | null>
  /** Plays the sound of an outcome. */
  play?: typeof playSound
}

const Base = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    '& form': {
      display: 'flex',
      alignItems: 'center',
      gap: '1',
      paddingInlineStart: '4',
      paddingInlineEnd: '1',
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
      paddingInlineStart: '2',
      bg: 'transparent',
      fontFamily: 'mono',
      fontSize: 'xl',
      outline: 'none',
    },
    '& .scan-outcome': {
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
      '&[data-outcome=accepted]': { bg: 'clear.bg', color: 'clear.fg' },
      '&[data-outcome=look]': { bg: 'carrier.bg', color: 'carrier.fg' },
      '&[data-outcome=refused]': { bg: 'danger.bg', color: 'danger.fg' },
    },
  },
})

const icons = { accepted: CircleCheck, look: CircleExclamationPoint, refused: CircleX }

/** What takes keys of its own: a field, a row of a table. */
const isForItself = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, button, a, summary, tr, [role=dialog]') !== null

async function outcomeOf(take: () => Scanned | Promise<Scanned>): Promise<Scanned> {
  try {
    return await take()
  } catch (error) {
    return { outcome: 'refused', text: error instanceof Error ? error.message : 'Something went wrong' }
  }
}

/**
 * What a scanner types, which ends with Enter. The focus stays here, and each scan is answered by a colour, an icon, words
 * and a sound. What is scanned while nothing has the focus is typed here too.
 */
export function ScanField({ label, onScan, field, play = playSound }: ScanFieldProps) {
  const [last, setLast] = useState<Scanned>()
  const own = useRef<HTMLInputElement>(null)
  const input = field ?? own
  const queue = useRef(Promise.resolve())
  const id = useId()
  const muted = useStored(mutedKey, null)
  useEffect(() => {
    input.current?.focus({ preventScroll: true })
    const onKey = (event: KeyboardEvent) => {
      const isText = event.key.length === 1 && event.key !== '/' && !event.ctrlKey && !event.metaKey && !event.altKey
      if (isText && !isForItself(event.target)) input.current?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [input])

  const show = async (before: Promise<void>, taken: Promise<Scanned>) => {
    await before
    const scanned = await taken
    // The sounds may have been switched off since this one was scanned.
    if (!isMuted()) play(scanned.outcome === 'look' ? 'refused' : scanned.outcome)
    setLast(scanned)
  }
  const scan = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = event.currentTarget.elements.namedItem('scan') as HTMLInputElement
    const text = typed.value.trim()
    typed.value = ''
    typed.focus()
    if (!text) return
    const taken = outcomeOf(() => onScan(text))
    queue.current = show(queue.current, taken)
  }

  const Icon = last && icons[last.outcome]
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
        <IconButton type="submit" label="Enter it" icon={<CornerDownLeft size={20} />} />
        <IconButton
          label={muted ? 'Switch sounds on' : 'Switch sounds off'}
          icon={muted ? <VolumeX size={20} /> : <Volume2 size={20} />}
          onClick={() => {
            setMuted(!isMuted())
            input.current?.focus()
          }}
        />
      </form>
      <div className="scan-outcome" role="status" data-outcome={last?.outcome}>
        {Icon ? (
          <>
            <Icon size={24} aria-hidden />
            <span>{last.text}</span>
          </>
        ) : (
          'Nothing is scanned yet.'
        )}
      </div>
    </Base>
  )
}
