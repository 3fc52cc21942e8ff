/** Rows seen at once, and so the step of Page Up and Page Down. */
export const visibleRows = 6

/**
 * Where a key moves the active row of a list: its new index, or undefined for a key that does not move it.
 * -1 is no row yet. It stops at both ends.
 */
export function moveActive(key: string, active: number, count: number): number | undefined {
  const last = count - 1
  switch (key) {
    case 'ArrowDown':
      return Math.min(active + 1, last)
    case 'ArrowUp':
      return active < 0 ? last : Math.min(Math.max(active - 1, 0), last)
    case 'PageDown':
      return Math.min(Math.max(active, 0) + visibleRows, last)
    case 'PageUp':
      return Math.min(Math.max(active - visibleRows, 0), last)
    case 'Home':
      return Math.min(0, last)
    case 'End':
      return last
    default:
      return undefined
  }
}
