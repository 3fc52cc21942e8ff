import { DocsContext } from '@storybook/addon-docs/blocks'
import { use, useEffect, useRef, useState } from 'react'
import type { PreparedStory } from 'storybook/internal/types'
import { frameAddress, frameName } from '../../isolation.ts'
import { type End, onReport } from '../reports.ts'
import { takeTurn } from './turns.ts'
import { useInView } from '../use-in-view.ts'

type Toolbar = { viewer: string; scheme: string; country: string; frame: string }

type LiveFrameProps = { address: string; title: string; isInert: boolean; onEnd: (end: End) => void }

/** Begins when it is its turn. */
function LiveFrame({ address, title, isInert, onEnd }: LiveFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isRunning, setRunning] = useState(false)
  useEffect(() => {
    const giveBack = takeTurn(() => setRunning(true))
    const stop = onReport(({ end }, source) => {
      if (!end || source !== frame.current?.contentWindow) return
      onEnd(end)
      giveBack()
    })
    return () => {
      stop()
      giveBack()
    }
  }, [onEnd])
  return (
    isRunning && (
      // oxlint-disable-next-line react/iframe-missing-sandbox -- our own page, which needs its origin for its service worker
      <iframe ref={frame} name={frameName} title={title} src={address} tabIndex={isInert ? -1 : undefined} />
    )
  )
}

type StoryFrameProps = {
  story: PreparedStory
  /** Of its window, in pixels; without a width as wide as there is room, without a height as high as what it shows. */
  width?: number
  height?: number
  /** How much smaller it is drawn; 1 is as it is. */
  scale?: number
  /** To be looked at alone: the keyboard passes by. */
  isInert?: boolean
}

const lowest = 120
const highest = 900

/**
 * A story in a document of its own, whose play runs there, so that its mocks, clock, dialogs and storage are its own. It
 * lives while it is in view: a page of fifty documents would take gigabytes, and `loading="lazy"` begins far too early.
 */
export function StoryFrame({ story, width, height, scale = 1, isInert = false }: StoryFrameProps) {
  const { ref, isInView } = useInView<HTMLDivElement>()
  const [end, setEnd] = useState<End>()
  const { viewer, scheme, country, frame } = use(DocsContext).getStoryContext(story).globals as Toolbar
  const ownHeight = height ?? Math.min(highest, Math.max(lowest, (end?.height ?? 0) + 24))
  return (
    <div
      ref={ref}
      className="story-frame"
      data-state={end ? (end.hasFailed ? 'failed' : 'ended') : 'waiting'}
      style={{ width: width ? width * scale : '100%', height: ownHeight * scale }}
    >
      <div style={{ width: width ?? '100%', height: ownHeight, scale: String(scale), transformOrigin: '0 0' }}>
        {isInView && (
          <LiveFrame
            address={frameAddress(story.id, { viewer, scheme, country, frame })}
            title={width ? `${story.name}, ${width} px wide` : story.name}
            isInert={isInert}
            onEnd={setEnd}
          />
        )}
      </div>
    </div>
  )
}
