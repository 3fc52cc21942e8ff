const frozenAt = Date.parse('2026-11-21T10:00:00Z')

/** Stops the calendar, not the timers: `new Date()` is always the same moment. Returns the way back. */
export function freezeClock() {
  const RealDate = Date
  globalThis.Date = class extends RealDate {
    constructor(...args: [] | [number | string | Date]) {
      super(...((args.length ? args : [frozenAt]) as [number]))
    }
    static override now() {
      return frozenAt
    }
  } as DateConstructor
  return () => {
    globalThis.Date = RealDate
  }
}
