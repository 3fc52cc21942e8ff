import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sizes } from '../.storybook/workshop/sizes.ts'
import { pictureOf, reportFolder, type Result, type Run } from './results.ts'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const style = `
  body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; padding: 1.5rem; max-width: 110rem; color: #222; background: #fff }
  section { border-top: 1px solid #bbb; padding-block: 1rem }
  .pictures { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem }
  figure { margin: 0 }
  img { max-width: 100%; border: 1px solid #bbb }
  pre { white-space: pre-wrap; overflow-wrap: anywhere }
`

const figure = (caption: string, path: string, what: string) =>
  `<figure><figcaption>${caption}</figcaption><a href="${path}"><img loading="lazy" src="${path}" alt="${caption}: ${escaped(what)}"></a></figure>`

const titleOf = ({ story, size }: Result) => `${story.title}, ${story.name}, ${sizes[size].width} px`

function picturesOf(result: Result): string {
  const show = (caption: string, kind: Parameters<typeof pictureOf>[0]) =>
    figure(caption, pictureOf(kind, result), titleOf(result))
  if (result.state === 'failed') return result.hasPicture ? show('As it failed', 'failed') : ''
  if (result.state !== 'changed') return show('New', 'after')
  return `${show('Before', 'before')}${show('After', 'after')}${show('Difference', 'difference')}`
}

const section = (result: Result) => `<section>
<h3>${escaped(titleOf(result))}</h3>
${'what' in result ? `<pre>${escaped(result.what)}</pre>` : ''}
<div class="pictures">${picturesOf(result)}</div>
</section>`

const headings = { failed: 'Failed', changed: 'Changed', new: 'New' }

/** How many pictures are in which state, in words. */
export function summaryOf({ results, gone, seconds }: Run): string {
  const count = (state: Result['state']) => results.filter((result) => result.state === state).length
  return `${results.length} pictures in ${Math.round(seconds)} s: ${count('failed')} failed, ${count('changed')} changed, ${count('new')} new, ${gone.length} gone, ${count('same')} as accepted`
}

/** Writes the page on which a person decides whether to accept. */
export function writeReport(run: Run): string {
  const parts = Object.entries(headings).flatMap(([state, heading]) => {
    const results = run.results.filter((result) => result.state === state)
    return results.length
      ? `<h2 id="${state}">${heading} (${results.length})</h2>${results.map(section).join('\n')}`
      : []
  })
  const gone = run.gone.length
    ? `<h2>Gone (${run.gone.length})</h2><ul>${run.gone.map((name) => `<li>${escaped(name)}</li>`).join('')}</ul>`
    : ''
  const path = join(reportFolder, 'index.html')
  writeFileSync(
    path,
    `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Pictures of the workshop</title><style>${style}</style></head>
<body>
<main>
<h1>Pictures of the workshop</h1>
<p>${summaryOf(run)}.</p>
${parts.join('\n')}
${gone}
</main>
</body>
</html>
`,
  )
  return path
}
