import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What is wrong after the kills, in words; nothing should be. */
export type Flaws = { lost: string[]; doubled: string[] }

/** Compares how often something is there with how often it was to be. */
export function flawsIn() {
  const flaws: Flaws = { lost: [], doubled: [] }
  return {
    flaws,
    once: (what: string, found: number, wanted = 1) => {
      if (found < wanted) flaws.lost.push(`${what}: ${found} of ${wanted}`)
      if (found > wanted) flaws.doubled.push(`${what}: ${found} instead of ${wanted}`)
    },
  }
}

/** The keys of the mails in a shop's folder that were written whole, by whom they went to. */
export function mailsIn(folder: string): (to: string, kind?: string) => string[] {
  const byAddress = new Map<string, string[]>()
  for (const file of readdirSync(join(folder, 'mail'))) {
    if (!file.endsWith('.eml')) continue
    const [, to = ''] = readFileSync(join(folder, 'mail', file), 'utf8').match(/^To: (.*?)\r?$/m) ?? []
    byAddress.set(to, [...(byAddress.get(to) ?? []), file.slice(0, -'.eml'.length)])
  }
  return (to, kind = '') => (byAddress.get(to) ?? []).filter((key) => key.startsWith(kind))
}

/** One kind of work that continues while server and database are killed. */
export type Work = {
  /** Does one piece of it, the `at`th, to its end, as whoever does it would: insisting while nobody answers. */
  doOne: (at: number) => Promise<void>
  /** What of it waits to be finished by the shop itself. */
  stuck: () => Promise<string[]>
  /** Compares the books with the answers that those who did it got. */
  check: (mails: ReturnType<typeof mailsIn>) => Promise<Flaws>
}
