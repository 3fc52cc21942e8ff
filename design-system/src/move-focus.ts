import type { KeyboardEvent } from 'react'

const steps: Record<'vertical' | 'horizontal', Record<string, -1 | 1>> = {
  vertical: { ArrowUp: -1, ArrowDown: 1 },
  horizontal: { ArrowLeft: -1, ArrowRight: 1 },
}

/** Arrow keys, Home and End within a menu or a row of tabs, going round at the ends. Returns what has the focus now. */
export function moveFocus<T extends HTMLElement>(event: KeyboardEvent, items: T[], axis: 'vertical' | 'horizontal') {
  const from = items.findIndex((item) => item === document.activeElement)
  const step = steps[axis][event.key]
  const next =
    event.key === 'Home'
      ? items[0]
      : event.key === 'End'
        ? items.at(-1)
        : step && items.at(from < 0 && step < 0 ? -1 : (from + step) % items.length)
  if (!next) return
  event.preventDefault()
  next.focus()
  return next
}
