import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Documentation } from 'react-docgen'
import type { ComponentManifest, Manifests } from 'storybook/internal/types'
import type { Example, Guidance } from '../design-system/src/components/guidance.ts'
import { type ComponentFacts, readComponents } from './components.ts'
import type * as sources from './manifest-sources.ts'
import { statusOf } from './workshop/maturity.ts'

type Rows = NonNullable<(typeof sources)['metas'][string]['argTypes']>

type Prop = {
  name: string
  description: string
  /** As in TypeScript; empty where react-docgen knows none. */
  type: string
  isRequired: boolean
  default?: string
  /** The values of a choice. */
  options?: string[]
}

/** What `manifests/components.json` says of a component of this library, in addition to what Storybook says of any. */
export type DesignSystemEntry = Pick<ComponentFacts, 'title' | 'usedIn'> &
  Pick<Guidance, 'group' | 'since' | 'replacedBy' | 'use' | 'instead' | 'reads' | 'keys'> & {
    status: ReturnType<typeof statusOf>
    /** Do, and do not. */
    dos: string[]
    donts: string[]
    /** The values of each variant of its recipe. */
    variants: Record<string, string[]>
    props: Prop[]
  }

/** Storybook's entry, with what react-docgen read. */
type Documented = ComponentManifest & { reactDocgen?: Documentation }

const saysOf = (examples: Example[] = []) => examples.map(({ says }) => says)

function propsOf(documented: Documentation['props'] = {}, rows: Rows = {}): Prop[] {
  const names = [...new Set([...Object.keys(documented), ...Object.keys(rows)])]
  return names.map((name) => {
    const own = documented[name]
    const row = rows[name]
    const type = own?.tsType && ('raw' in own.tsType ? own.tsType.raw : own.tsType.name)
    const fallback = own?.defaultValue?.value ?? row?.table?.defaultValue?.summary
    return {
      name,
      description: own?.description || row?.description || '',
      type: type ?? row?.table?.type?.summary ?? '',
      isRequired: own?.required ?? false,
      ...(fallback && { default: String(fallback) }),
      ...(row?.options && { options: row.options.map(String) }),
    }
  })
}

const variantsOf = (rows: Rows = {}) =>
  Object.fromEntries(
    Object.entries(rows)
      .filter(([, row]) => row?.table?.category === 'Variants')
      .map(([name, row]) => [name, row?.options?.map(String) ?? ['true']]),
  )

/** Adds a `designSystem` to each component of this library in Storybook's manifest of all that has stories. */
export async function describeComponents(manifests: Manifests): Promise<Manifests> {
  if (!manifests.components) return manifests
  const script = join(import.meta.dirname, 'print-sources.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [script], { maxBuffer: 2 ** 24 })
  const { guidances, metas }: typeof sources = JSON.parse(stdout)
  const of = <Value>(files: Record<string, Value>, name: string) =>
    Object.entries(files).find(([file]) => file.includes(`/${name}/`) && !file.includes('Foundations'))?.[1]
  const components: Record<string, Documented & { designSystem?: DesignSystemEntry }> = {
    ...manifests.components.components,
  }
  for (const { name, id, title, usedIn } of readComponents()) {
    const entry = components[id]
    const guidance = of(guidances, name)
    if (!entry || !guidance) continue
    const { group, since, replacedBy, use, instead, reads, keys, dos, donts } = guidance
    const rows = of(metas, name)?.argTypes
    // It names a folder of the machine that builds.
    const { definedInFile: _, ...reactDocgen } = (entry.reactDocgen ?? {}) as Documentation & { definedInFile?: string }
    components[id] = {
      ...entry,
      reactDocgen,
      designSystem: {
        title,
        group,
        status: statusOf({ since, replacedBy, usedIn }),
        since,
        usedIn,
        ...(replacedBy && { replacedBy }),
        use,
        instead,
        reads,
        ...(keys && { keys }),
        dos: saysOf(dos),
        donts: saysOf(donts),
        variants: variantsOf(rows),
        props: propsOf(reactDocgen.props, rows),
      },
    }
  }
  return { ...manifests, components: { ...manifests.components, components } }
}
