import { chakra } from '@chakra-ui/react'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import type { Guidance } from '../../design-system/src/components/guidance.ts'
import type { ComponentFacts } from '../components.ts'
import { frameAddress, frameName } from '../isolation.ts'
import { useInView } from './use-in-view.ts'

export type CatalogueRow = ComponentFacts & { guidance: Guidance }

type Args = Record<string, unknown>
type Decorator = (Story: () => ReactNode, context: { args: Args }) => ReactNode
type Story = {
  args?: Args
  component?: ComponentType<Args>
  decorators?: Decorator | Decorator[]
  render?: (args: Args) => ReactNode
}
type StoryFile = { default: Story; __namedExportsOrder?: string[] } & Record<string, Story>

const files = import.meta.glob<StoryFile>('../../design-system/src/components/*/*.stories.tsx')

/** What opens above a page, or fills one, needs a page of its own: the story that shows it. */
const inFrames: Record<string, string> = {
  Dialog: 'open',
  Drawer: 'open',
  ErrorPage: 'not-found',
  LoadingOverlay: 'shown',
  Toaster: 'success',
}

/** The first story of a file as an element, without its play. */
function firstOf({ default: meta, __namedExportsOrder: order, ...stories }: StoryFile): ReactNode {
  const first = stories[order?.[0] ?? ''] ?? Object.values(stories)[0]
  const args = { ...meta.args, ...first?.args }
  // As components, for they may use hooks.
  const Rendered = (first?.render ?? meta.render ?? meta.component) as ComponentType<Args>
  const Decorated = [first?.decorators ?? [], meta.decorators ?? []].flat().reduce<() => ReactNode>(
    (Story, decorate) => () => decorate(Story, { args }),
    () => <Rendered {...args} />,
  )
  return <Decorated />
}

/** An example of its guidance, else its first story. */
async function pictureOf({ name, id, guidance }: CatalogueRow): Promise<ReactNode> {
  const example = guidance.dos?.find(({ picture }) => Boolean(picture))?.picture
  if (example) return <div>{example}</div>
  if (inFrames[name])
    // oxlint-disable-next-line react/iframe-missing-sandbox -- our own page, which needs its origin for its service worker
    return <iframe name={frameName} title={name} src={frameAddress(`${id}--${inFrames[name]}`)} />
  const [, load] = Object.entries(files).find(([file]) => new RegExp(`/${name}/(?!Foundations)`).test(file)) ?? []
  return load && <div>{firstOf(await load())}</div>
}

const Box = chakra('div', {
  base: {
    display: 'grid',
    alignItems: 'safe center',
    justifyItems: 'center',
    flex: 'none',
    height: '11rem',
    overflow: 'hidden',
    bg: 'paper',
    borderBottom: 'hairline',
    // What is fixed stays inside.
    transform: 'translate(0)',
    // What is inline stands in the middle, what is a block takes the width.
    '& > div': { width: '26rem', padding: '6', zoom: '0.62', textAlign: 'center' },
    '& > div > *': { textAlign: 'start' },
    '& iframe': { width: '62.5rem', height: '44rem', border: '0', zoom: '0.25' },
  },
})

/** A component as it is, small; drawn once it comes near. */
export function ComponentPicture({ row }: { row: CatalogueRow }) {
  const { ref, wasInView } = useInView<HTMLDivElement>()
  const [picture, setPicture] = useState<ReactNode>()
  useEffect(() => {
    if (wasInView) void pictureOf(row).then(setPicture)
  }, [row, wasInView])
  return (
    <Box ref={ref} inert>
      {picture}
    </Box>
  )
}
