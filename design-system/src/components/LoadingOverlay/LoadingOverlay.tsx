import { chakra } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { useModal } from '../../modal.ts'
import { Spinner } from '../Spinner/Spinner.tsx'

const Base = chakra('dialog', {
  base: {
    position: 'fixed',
    inset: '0',
    width: '100vw',
    maxWidth: '100vw',
    height: '100dvh',
    maxHeight: '100dvh',
    border: 'none',
    bg: 'color-mix(in srgb, var(--chakra-colors-paper) 92%, transparent)',
    color: 'ink',
    outline: 'none',
    _open: { display: 'grid', placeContent: 'center', justifyItems: 'center', gap: '5' },
  },
})

export type LoadingOverlayProps = {
  /** Whether the page waits. It shows after a moment, so that what is quick does not flash. */
  isShown: boolean
  /** What is happening, for example "Taking your payment". */
  text?: string
}

/** Covers the page while something must not be interrupted, and has the browser ask before the page is left. */
export function LoadingOverlay({ isShown, text = 'One moment, please' }: LoadingOverlayProps) {
  return isShown && <Shown text={text} />
}

function Shown({ text }: { text: string }) {
  const ref = useRef<HTMLDialogElement>(null)
  useModal(ref)

  useEffect(() => {
    const askFirst = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', askFirst)
    return () => window.removeEventListener('beforeunload', askFirst)
  }, [])

  return (
    <Base
      ref={ref}
      tabIndex={-1}
      aria-label={text}
      onCancel={(event) => event.preventDefault()}
      onKeyDown={(event) => event.key === 'Escape' && event.preventDefault()}
      // A second back gesture closes a dialog without asking; what it covers is still under way.
      onClose={() => ref.current?.open === false && ref.current.showModal()}
    >
      <chakra.div color="colorPalette.solid">
        <Spinner size="lg" />
      </chakra.div>
      <chakra.p role="status" textStyle="h3" textAlign="center" paddingInline="5">
        {text}
      </chakra.p>
    </Base>
  )
}
