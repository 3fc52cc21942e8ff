import { countsOf, groupsOf, headings, titleOf } from './report.ts'
import type { Run } from './results.ts'

/** More names than this are in the report. */
const mostNames = 50

const list = (lines: string[]) =>
  [...lines.slice(0, mostNames), ...(lines.length > mostNames ? [`and ${lines.length - mostNames} more`] : [])]
    .map((line) => `- ${line}`)
    .join('\n')

/** What a run came to, in Markdown: counts, the link to the report, groups by cause, and the names of each. */
export function markdownOf(run: Run, link: string): string {
  const parts = Object.entries(headings).flatMap(([state, heading]) => {
    const results = run.results.filter((result) => result.state === state)
    if (!results.length) return []
    return [
      `### ${heading} (${results.length})`,
      ...groupsOf(results).flatMap(([cause, its]) => [
        ...(cause ? [`**${cause}** (${its.length})`] : []),
        list(its.map((result) => titleOf(result) + ('what' in result ? `: ${result.what.split('\n')[0]}` : ''))),
      ]),
    ]
  })
  const gone = run.gone.length ? [`### Gone (${run.gone.length})`, list(run.gone)] : []
  return `${['## Pictures of the workshop', `${countsOf(run)}.`, `[Report and workshop](${link})`, ...parts, ...gone].join('\n\n')}\n`
}
