import { writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { sizes } from '../.storybook/workshop/sizes.ts'
import { pictureOf, type Result, type Run } from './results.ts'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const style = `
  body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; padding: 1.5rem; max-width: 110rem; color: #222; background: #fff }
  section { border-top: 1px solid #bbb; padding-block: 1rem }
  .pictures { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); gap: 1rem }
  figure { margin: 0 }
  .both { position: relative; display: inline-block; max-width: 100% }
  .both img + img { position: absolute; inset: 0 auto auto 0; clip-path: inset(0 calc(100% - var(--at, 50%)) 0 0) }
  .both + input { display: block; width: 100% }
  img { max-width: 100%; border: 1px solid #bbb }
  pre { white-space: pre-wrap; overflow-wrap: anywhere }
`

const figure = (caption: string, path: string, what: string) =>
  `<figure><figcaption>${caption}</figcaption><a href="${path}"><img loading="lazy" src="${path}" alt="${caption}: ${escaped(what)}"></a></figure>`

export const titleOf = ({ story, size }: Result) => `${story.title}, ${story.name}, ${sizes[size].width} px`

function picturesOf(result: Result): string {
  const show = (caption: string, kind: Parameters<typeof pictureOf>[0]) =>
    figure(caption, pictureOf(kind, result), titleOf(result))
  if (result.state === 'failed') return result.hasPicture ? show('As it failed', 'failed') : ''
  if (result.state !== 'changed') return show('New', 'after')
  return `${show('Before', 'before')}${show('After', 'after')}${show('Difference', 'difference')}${slider(result)}`
}

/** The picture before over the one after, as far as the slider is. */
const slider = (result: Result) => `<figure><figcaption>Before, over after</figcaption>
<div class="both"><img loading="lazy" src="${pictureOf('after', result)}" alt=""><img loading="lazy" src="${pictureOf('before', result)}" alt=""></div>
<input type="range" value="50" aria-label="How much of before: ${escaped(titleOf(result))}"></figure>`

const script = `
  addEventListener('input', ({ target }) => target.previousElementSibling.style.setProperty('--at', target.value + '%'))
`

const section = (result: Result, workshop: string) => `<section>
<h3><a href="${workshop}/index.html?path=/story/${escaped(result.story.id)}">${escaped(titleOf(result))}</a></h3>
${'what' in result ? `<pre>${escaped(result.what)}</pre>` : ''}
<div class="pictures">${picturesOf(result)}</div>
</section>`

/** Those that changed by the same colour are one change, and stand together; the largest group first. */
export function groupsOf(results: Result[]): [cause: string, results: Result[]][] {
  const causeOf = (result: Result) => (result.state === 'changed' ? (result.cause ?? 'In several ways') : '')
  return [...Map.groupBy(results, causeOf)].toSorted(([, one], [, other]) => other.length - one.length)
}

const group = ([cause, results]: [string, Result[]], workshop: string) => {
  const sections = results.map((result) => section(result, workshop)).join('\n')
  return cause
    ? `<details open><summary>${escaped(cause)} (${results.length})</summary>\n${sections}</details>`
    : sections
}

export const headings = { failed: 'Failed', changed: 'Changed', new: 'New' }

/** How many pictures are in which state, in words. */
export function countsOf({ results, gone, seconds }: Run): string {
  const count = (state: Result['state']) => results.filter((result) => result.state === state).length
  return `${results.length} pictures in ${Math.round(seconds)} s: ${count('failed')} failed, ${count('changed')} changed, ${count('new')} new, ${gone.length} gone, ${count('same')} as accepted`
}

const serving =
  'Titles open their story in the workshop, which needs a server. In a checkout run <code>npx vite preview --outDir</code> with the folder that has both this report and the workshop in it, and open this page there.'

/** Writes the page on which a person decides whether to accept. */
export function writeReport(report: string, run: Run): string {
  const parts = Object.entries(headings).flatMap(([state, heading]) => {
    const results = run.results.filter((result) => result.state === state)
    return results.length
      ? [
          `<h2 id="${state}">${heading} (${results.length})</h2>`,
          ...groupsOf(results).map((one) => group(one, relative(report, run.workshop))),
        ]
      : []
  })
  const gone = run.gone.length
    ? `<h2>Gone (${run.gone.length})</h2><ul>${run.gone.map((name) => `<li>${escaped(name)}</li>`).join('')}</ul>`
    : ''
  const path = join(report, 'index.html')
  writeFileSync(
    path,
    `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Pictures of the workshop</title><style>${style}</style></head>
<body>
<main>
<h1>Pictures of the workshop</h1>
<p>${countsOf(run)}.</p>
<p>${serving}</p>
${parts.join('\n')}
${gone}
</main>
<script>${script}</script>
</body>
</html>
`,
  )
  return path
}
