/** The hour at which a gift card arrives, where its buyer lives. */
const hour = 9

const isTimeZone = (name: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

/** How far the clocks of a place are ahead of UTC at a moment, in milliseconds. */
function offsetAt(moment: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(moment)
  const of = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value)
  const there = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'))
  return there - Math.floor(moment / 1000) * 1000
}

/** Nine in the morning of a day, "2026-12-24", in a time zone; UTC where there is no such zone. */
export function sendAtOf(day: string, timeZone = 'UTC'): Date {
  const zone = isTimeZone(timeZone) ? timeZone : 'UTC'
  const asUtc = Date.parse(`${day}T00:00:00Z`) + hour * 3_600_000
  // The offset at the moment itself, for clocks change on some days.
  const guess = asUtc - offsetAt(asUtc, zone)
  return new Date(asUtc - offsetAt(guess, zone))
}

/** The day that it is at a moment in a time zone, "2026-11-23". */
export const dayAt = (moment: Date, timeZone = 'UTC') =>
  new Intl.DateTimeFormat('en-CA', { timeZone: isTimeZone(timeZone) ? timeZone : 'UTC' }).format(moment)
