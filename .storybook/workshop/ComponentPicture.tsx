import { chakra } from '@chakra-ui/react'
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import type { CatalogueRow } from './Catalogue.tsx'

type Args = Record<string, unknown>
type Story = { args?: Args; render?: (args: Args) => ReactNode; component?: ComponentType<Args> }
type StoryFile = { default: Story; [story: string]: Story }

const files = import.meta.glob<StoryFile>('../../design-system/src/components/*/*.stories.tsx')

/** What opens above the whole page needs a page of its own: the story that shows it. */
const inFrames: Record<string, string> = { Dialog: 'open', Drawer: 'open', LoadingOverlay: 'shown', Toaster: 'success' }

/** An example of its guidance, else its first story without decorators and play. */
async function pictureOf({ name, id, guidance }: CatalogueRow): Promise<ReactNode> {
  const example = guidance.dos?.find(({ picture }) => picture)?.picture
  if (example) return <div>{example}</div>
  if (inFrames[name])
    // oxlint-disable-next-line react/iframe-missing-sandbox -- our own page, which needs its origin for its service worker
    return <iframe title={name} src={`iframe.html?viewMode=story&id=${id}--${inFrames[name]}`} />
  const [, load] = Object.entries(files).find(([file]) => new RegExp(`/${name}/(?!Foundations)`).test(file)) ?? []
  if (!load) return null
  const { default: meta, ...stories } = await load()
  const [first] = Object.values(stories)
  const args = { ...meta.args, ...first?.args }
  // As a component, for it may use hooks.
  const Picture = (first?.render ?? meta.render ?? meta.component) as ComponentType<Args>
  return (
    <div>
      <Picture {...args} />
    </div>
  )
}

const Box = chakra('div', {
  base: {
    display: 'grid',
    alignItems: 'safe center',
    justifyItems: 'center',
    height: '44',
    overflow: 'hidden',
    bg: 'paper',
    borderBottom: 'hairline',
    // What is fixed stays inside.
    transform: 'translate(0)',
    '& > div': { width: '26rem', padding: '6', zoom: '0.62', display: 'grid', justifyItems: 'safe center' },
    '& > div > *': { maxWidth: 'full' },
    '& iframe': { width: '62.5rem', height: '44rem', border: '0', zoom: '0.25' },
  },
})

/** A component as it is, small; drawn once it comes near. */
export function ComponentPicture({ row }: { row: CatalogueRow }) {
  const box = useRef<HTMLDivElement>(null)
  const [picture, setPicture] = useState<ReactNode>()
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        void pictureOf(row).then(setPicture)
      },
      { rootMargin: '300px' },
    )
    if (box.current) observer.observe(box.current)
    return () => observer.disconnect()
  }, [row])
  return (
    <Box ref={box} inert>
      {picture}
    </Box>
  )
}
