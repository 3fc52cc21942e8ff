/** What a visitor does on a page: Playwright does it in the journeys (`on-page.ts`), a story in the workshop (`on-story.ts`). */
export type Visitor = {
  /** Waits until the page with this heading can be used. */
  arrives: (heading: string | RegExp) => Promise<void>
  press: (role: Role, name: string | RegExp) => Promise<void>
  /** Replaces what is in a field. */
  fill: (label: string | RegExp, text: string) => Promise<void>
  /** Chooses an option of a native select by its value. */
  choose: (label: string | RegExp, value: string) => Promise<void>
  sees: (text: string | RegExp) => Promise<void>
}
type Role = 'button' | 'link' | 'radio' | 'checkbox' | 'combobox' | 'heading' | 'option'

/** A part of a journey, after which somebody may stop and look. */
export type Step = { name: string; walk: (visitor: Visitor) => Promise<void> }

/** Walks a journey, one step after the other. */
export async function walk(visitor: Visitor, steps: Step[]) {
  for (const step of steps) await step.walk(visitor)
}
