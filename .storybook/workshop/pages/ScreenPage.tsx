import { Description, Title, useOf } from '@storybook/addon-docs/blocks'
import { useEffect, useState } from 'react'
import type { RouteRow } from '../../../app/src/page/route.tsx'
import rulesText from '../../../docs/conformance/rules.tsv?raw'
import { screenOf } from '../classify.ts'
import { callOf, onReport, type Reply } from '../reports.ts'
import { rowsOf } from '../screen-rows.ts'
import { States } from './States.tsx'
import { useStories } from './stories.ts'

const visitors = ({ who }: RouteRow) =>
  who === 'anyone' ? 'Anyone' : who === 'user' ? 'Anyone signed in' : who.join(', ')

const fewRoutes = 6

function Routes({ screen }: { screen: string }) {
  const rows = rowsOf(screen)
  return (
    <details open={rows.length <= fewRoutes}>
      <summary>{rows.length === 1 ? 'Its address' : `Its ${rows.length} addresses`}</summary>
      <table>
        <thead>
          <tr>
            <th>Path</th>
            <th>Who may open it</th>
            <th>Frame</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
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
    </details>
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

/** The calls that the stories in view have made so far, each with a reply. */
function Calls() {
  const [replies, setReplies] = useState<Record<string, Reply>>({})
  useEffect(
    () =>
      onReport(({ reply }) => {
        const call = reply && callOf(reply)
        if (!call) return
        const key = `${call.method} ${call.path}`
        // A reply that succeeded is the better example.
        setReplies((before) => (before[key] && reply.status >= 400 ? before : { ...before, [key]: reply }))
      }),
    [],
  )
  const rows = Object.entries(replies).toSorted(([a], [b]) => a.localeCompare(b))
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
const rulesOf = (file: string) =>
  rulesText
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'))
    .filter(([, , proof]) => proof?.includes(`${file}#`))

const Rules = ({ rows }: { rows: string[][] }) => (
  <ul>
    {rows.map(([id, rule, proof = '']) => (
      <li key={id}>
        <strong>{id}</strong> {rule} <small>Proof: {proof}</small>
      </li>
    ))}
  </ul>
)

/** A screen's page: where it is, who opens it, every state in its frame, what it calls, and what it must hold to. */
export function ScreenPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const stories = useStories()
  const file: string = preparedMeta.parameters.fileName.replace(/^\.\//, '')
  const screen = screenOf(file)
  const rules = rulesOf(file)
  return (
    <>
      <Title />
      <Description />
      {screen && rowsOf(screen).length > 0 && <Routes screen={screen} />}
      <h2 id="states">States</h2>
      <States stories={stories} kind={screen ? 'page' : 'part'} />
      {screen && (
        <>
          <h2 id="calls">What it calls</h2>
          <Calls />
        </>
      )}
      {rules.length > 0 && (
        <>
          <h2 id="rules">What it must hold to</h2>
          <Rules rows={rules} />
        </>
      )}
    </>
  )
}
