import { Description, DocsContext, Title, useOf } from '@storybook/addon-docs/blocks'
import { use, useEffect, useState } from 'react'
import type { RouteRow } from '../../app/src/page/route.tsx'
import rulesText from '../../docs/conformance/rules.tsv?raw'
import { callOf, onReply, type Reply } from './replies.ts'
import { screenOf } from './classify.ts'
import { rowsOf } from './screen-rows.ts'
import type { Size } from './sizes.ts'
import { StoryFrame } from './StoryFrame.tsx'

const visitors = ({ who }: RouteRow) =>
  who === 'anyone' ? 'Anyone' : who === 'user' ? 'Anyone signed in' : who.join(', ')

function Routes({ screen }: { screen: string }) {
  return (
    <table>
      <thead>
        <tr>
          <th>Path</th>
          <th>Who may open it</th>
          <th>Frame</th>
        </tr>
      </thead>
      <tbody>
        {rowsOf(screen).map((row) => (
          <tr key={row.path}>
            <td>
              <code>{row.path}</code>
            </td>
            <td>{visitors(row)}</td>
            <td>{row.frame}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const longestExample = 1500
const pretty = (body: string) => {
  try {
    return JSON.stringify(JSON.parse(body), null, 2).slice(0, longestExample)
  } catch {
    return body.slice(0, longestExample)
  }
}

/** The calls that the stories of this page have made so far, each with a reply. */
function Calls() {
  const [replies, setReplies] = useState<Record<string, Reply>>({})
  useEffect(
    () =>
      onReply((reply) => {
        const call = callOf(reply)
        if (!call) return
        const key = `${call.method} ${call.path}`
        // A reply that succeeded is the better example.
        setReplies((before) => (before[key] && reply.status >= 400 ? before : { ...before, [key]: reply }))
      }),
    [],
  )
  const rows = Object.entries(replies).toSorted(([a], [b]) => a.localeCompare(b))
  if (!rows.length) return <p>None yet: the stories below fill this in as they load.</p>
  return rows.map(([key, reply]) => (
    <details key={key}>
      <summary>
        <code>{key}</code> {callOf(reply)?.summary}
      </summary>
      <pre style={{ maxHeight: 320, overflow: 'auto' }}>
        {reply.status} {pretty(reply.body)}
      </pre>
    </details>
  ))
}

/** The rules of docs/conformance that a story of this file proves. */
function Rules({ file }: { file: string }) {
  const rows = rulesText
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'))
    .filter(([, , proof]) => proof?.includes(`${file}#`))
  if (!rows.length) return <p>No rule names a story of this screen as its proof.</p>
  return (
    <ul>
      {rows.map(([id, rule, proof = '']) => (
        <li key={id}>
          <strong>{id}</strong> {rule} <small>Proof: {proof}</small>
        </li>
      ))}
    </ul>
  )
}

const sizesOf = (globals: Record<string, { value?: Size } | undefined>): Size[] =>
  globals.viewport?.value ? [globals.viewport.value] : ['desktop', 'phone']

/** A screen's page: where it is, who opens it, what it calls, what it must hold to, and every state in its frame. */
export function ScreenPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const stories = use(DocsContext).componentStories()
  const file: string = preparedMeta.parameters.fileName.replace(/^\.\//, '')
  const screen = screenOf(file)
  const hasRoute = screen !== null && rowsOf(screen).length > 0
  return (
    <>
      <Title />
      <Description />
      {hasRoute && <Routes screen={screen} />}
      <h2>What it calls</h2>
      <Calls />
      <h2>What it must hold to</h2>
      <Rules file={file} />
      <h2>States</h2>
      {stories.map(({ id, name, storyGlobals, parameters }) => (
        <section key={id} aria-label={name}>
          <h3>
            <a href={`./?path=/story/${id}`} target="_top">
              {name}
            </a>
          </h3>
          {parameters.docs?.description?.story && <p>{parameters.docs.description.story}</p>}
          <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
            {sizesOf(storyGlobals).map((size) => (
              <StoryFrame key={size} id={id} name={name} size={size} />
            ))}
          </div>
        </section>
      ))}
    </>
  )
}
