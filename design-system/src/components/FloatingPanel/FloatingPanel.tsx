import { chakra } from '@chakra-ui/react'
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'

const gap = 6

/** `display: block` lays the panel out before it is shown, so a list inside it can measure itself at once. */
const Panel = chakra('div', {
  base: {
    display: 'block',
    position: 'fixed',
    inset: 'auto',
    margin: '0',
    padding: '0',
    overflow: 'hidden',
    bg: 'card',
    color: 'ink',
    border: 'hairline',
    borderRadius: 'control',
    boxShadow: 'float',
  },
})

export type FloatingPanelProps = {
  /** What it hangs below, as wide as that; above it where there is no room below. */
  anchorRef: RefObject<HTMLElement | null>
  /** A press outside the panel and its anchor. */
  onDismiss: () => void
  children: ReactNode
}

/**
 * What floats below a control while that is open; mount it to open it. It stays where it is in the document, so
 * it keeps the audience's colours, but is drawn in the browser's top layer, so no card or dialog can clip it.
 * A press on it leaves the focus in the control.
 */
export function FloatingPanel({ anchorRef, onDismiss, children }: FloatingPanelProps) {
  const panelRef = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const anchor = anchorRef.current
    const panel = panelRef.current
    if (!anchor || !panel) return
    const place = () => {
      const box = anchor.getBoundingClientRect()
      const height = document.documentElement.clientHeight
      const below = height - box.bottom
      const isAbove = below < panel.offsetHeight + 2 * gap && box.top > below
      panel.style.left = `${box.left}px`
      panel.style.width = `${box.width}px`
      panel.style.top = isAbove ? 'auto' : `${box.bottom + gap}px`
      panel.style.bottom = isAbove ? `${height - box.top + gap}px` : 'auto'
    }
    const resized = new ResizeObserver(place)
    resized.observe(anchor)
    resized.observe(panel)
    addEventListener('resize', place)
    addEventListener('scroll', place, { capture: true, passive: true })
    panel.showPopover()
    place()
    return () => {
      resized.disconnect()
      removeEventListener('resize', place)
      removeEventListener('scroll', place, { capture: true })
    }
  }, [anchorRef])

  const dismiss = useEffectEvent(onDismiss)
  useEffect(() => {
    const pressed = ({ target }: PointerEvent) => {
      const isInside = [anchorRef, panelRef].some((ref) => target instanceof Node && ref.current?.contains(target))
      if (!isInside) dismiss()
    }
    addEventListener('pointerdown', pressed)
    return () => removeEventListener('pointerdown', pressed)
  }, [anchorRef])

  return (
    <Panel ref={panelRef} popover="manual" onMouseDown={(event) => event.preventDefault()}>
      {children}
    </Panel>
  )
}
