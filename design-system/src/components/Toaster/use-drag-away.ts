import { type PointerEvent, useState } from 'react'

/** How far a thing must be dragged sideways before it goes, in CSS pixels. */
const farEnough = 80

/** Drags an element sideways with finger or mouse; let go far enough out, it is gone, else it springs back. */
export function useDragAway(onGone: () => void) {
  const [drag, setDrag] = useState<{ from: number; by: number }>()

  return {
    'data-dragging': drag ? '' : undefined,
    style: drag && { translate: `${drag.by}px 0`, opacity: 1 - Math.min(Math.abs(drag.by) / 240, 0.7) },
    onPointerDown: (event: PointerEvent) => {
      // A captured pointer would take the close button's click away from it.
      if (event.button !== 0 || (event.target as Element).closest('button, a')) return
      event.currentTarget.setPointerCapture(event.pointerId)
      setDrag({ from: event.clientX, by: 0 })
    },
    onPointerMove: (event: PointerEvent) => drag && setDrag({ ...drag, by: event.clientX - drag.from }),
    onPointerUp: () => {
      if (drag && Math.abs(drag.by) > farEnough) onGone()
      setDrag(undefined)
    },
    onPointerCancel: () => setDrag(undefined),
  }
}
