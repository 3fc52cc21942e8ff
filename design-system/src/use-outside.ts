import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Calls `onOutside` when the visitor presses, or moves the focus, anywhere outside the element. */
export function useOutside(ref: RefObject<HTMLElement | null>, onOutside: () => void) {
  const onEvent = useEffectEvent((event: Event) => {
    if (ref.current && !ref.current.contains(event.target as Node)) onOutside()
  })
  useEffect(() => {
    const listener = (event: Event) => onEvent(event)
    document.addEventListener('pointerdown', listener)
    document.addEventListener('focusin', listener)
    return () => {
      document.removeEventListener('pointerdown', listener)
      document.removeEventListener('focusin', listener)
    }
  }, [])
}
