import { use } from 'react'
import { components } from 'virtual:components'
import { DesignSystem, PageStyles } from '../../../design-system/src/index.ts'
import type { Example, Guidance } from '../../../design-system/src/components/guidance.ts'
import { meanings, recordOf, statusOf } from '../maturity.ts'

const files = import.meta.glob<{ guidance: Guidance }>('../../../design-system/src/components/*/*.guidance.tsx')
const loaded = new Map<string, Promise<{ guidance: Guidance }>>()

/** The component in whose folder a story is. */
const componentOf = (storyFile: string) => /components\/(\w+)\//.exec(storyFile)?.[1] ?? ''

/** Null where a component has none. */
function guidanceFor(name: string): Promise<{ guidance: Guidance }> | null {
  const load = files[`../../../design-system/src/components/${name}/${name}.guidance.tsx`]
  if (!load) return null
  const before = loaded.get(name)
  if (before) return before
  const promise = load()
  loaded.set(name, promise)
  return promise
}

const Examples = ({ title, sign, examples }: { title: string; sign: string; examples: Example[] }) => (
  <section className="guidance-examples">
    <h3>
      <span aria-hidden>{sign}</span> {title}
    </h3>
    {examples.map(({ says, picture }) => (
      <figure key={says}>
        {picture && (
          <div className="sb-unstyled guidance-picture" data-audience="breeder" inert>
            <DesignSystem>{picture}</DesignSystem>
          </div>
        )}
        <figcaption>{says}</figcaption>
      </figure>
    ))}
  </section>
)

const styles = `
  .guidance { display: grid; gap: 16px; }
  .guidance-pair { display: grid; gap: 16px; grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr)); align-items: start; }
  .guidance-examples figure { margin: 0 0 16px; }
  .guidance-picture { padding: 20px; border: 1px solid #e9e1da; border-radius: 12px; background: #fbf8f4; color: #241a20; overflow: hidden; }
  .guidance-examples figcaption { padding-block: 8px; }
`

/** Whether a component can be relied on, and what that rests on. */
function Maturity({ name, guidance }: { name: string; guidance: Guidance }) {
  const facts = { ...guidance, usedIn: components.find((component) => component.name === name)?.usedIn ?? 0 }
  return (
    <p>
      <strong>{meanings[statusOf(facts)]}</strong> {recordOf(facts)}.
      {guidance.replacedBy && ` Use ${guidance.replacedBy}.`}
    </p>
  )
}

/** When to use a component and when another, what to do and what not, its keys, and what a screen reader announces. */
export function GuidanceSection({ storyFile }: { storyFile: string }) {
  const name = componentOf(storyFile)
  const promise = guidanceFor(name)
  if (!promise) return null
  const { guidance } = use(promise)
  const { use: when, instead, reads, keys, dos, donts } = guidance
  return (
    <div className="guidance">
      <style>{styles}</style>
      <DesignSystem>
        <PageStyles />
      </DesignSystem>
      <Maturity name={name} guidance={guidance} />
      <section>
        <h2>When to use it</h2>
        <p>{when}</p>
        <p>
          <strong>Instead:</strong> {instead}
        </p>
      </section>
      {(dos || donts) && (
        <div className="guidance-pair">
          {dos && <Examples title="Do" sign="✓" examples={dos} />}
          {donts && <Examples title="Do not" sign="✕" examples={donts} />}
        </div>
      )}
      <section>
        <h2>By keyboard and screen reader</h2>
        <p>{reads}</p>
        {keys && (
          <table>
            <thead>
              <tr>
                <th>Keys</th>
                <th>What they do</th>
              </tr>
            </thead>
            <tbody>
              {keys.map(([key, effect]) => (
                <tr key={key}>
                  <td>{key}</td>
                  <td>{effect}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
    </div>
  )
}
