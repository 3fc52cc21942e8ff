import { refusal } from './refusal.ts'

/** A file that is wrong from top to bottom is not repeated in the answer. */
const mostNamed = 200

/** What is wrong, by line of a file ("line 12") or by barcode; gathered, so that one answer names everything. */
export class Faults {
  #reasons = new Map<string, string[]>()

  add(where: string | number, reason: string) {
    const place = typeof where === 'number' ? `line ${where}` : where
    this.#reasons.set(place, [...(this.#reasons.get(place) ?? []), reason])
  }

  get isEmpty(): boolean {
    return this.#reasons.size === 0
  }

  /** Throws 428 with every place and its reasons, where there are any. */
  refuse(message: string) {
    const all = [...this.#reasons]
    if (!all.length) return
    const more = all.length - mostNamed
    throw refusal(
      Object.fromEntries(all.slice(0, mostNamed).map(([place, reasons]) => [place, reasons.join(' ')])),
      more > 0 ? `${message} The first ${mostNamed} of ${all.length} faults are named.` : message,
    )
  }
}
