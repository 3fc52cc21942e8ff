import { Description } from '@storybook/addon-docs/blocks'
import { useState } from 'react'
import type { PreparedStory } from 'storybook/internal/types'
import { sizes } from '../sizes.ts'
import { StoryFrame } from './StoryFrame.tsx'
import { sizeOf } from './stories.ts'

/** In pixels. */
type Window = { width: number; height: number }

const thumbnail: Window = { width: 320, height: 200 }
const opened: Window = { width: 980, height: 620 }

/** Of what is a part of a page. */
const part: Window = { width: 720, height: 450 }

/** The windows of a story that names none; the first is its thumbnail's. */
const windowsOf = { page: [sizes.desktop, sizes.phone], part: [part, sizes.phone] } as const
type Kind = keyof typeof windowsOf

/** At which scale a window fits into a box. */
const scaleOf = ({ width, height }: Window, box: Window) => Math.min(1, box.width / width, box.height / height)

type StateProps = { story: PreparedStory; kind: Kind }

/** A story as a thumbnail, which opens in place, in each of its sizes. */
function State({ story, kind }: StateProps) {
  const [isOpen, setOpen] = useState(false)
  const named = sizeOf(story)
  const [first, ...others] = named ? ([sizes[named]] as const) : windowsOf[kind]
  return (
    <li data-open={isOpen || undefined}>
      <h3 id={story.id}>
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {story.name}
        </button>
      </h3>
      {isOpen && (
        <>
          <Description of={story.moduleExport} />
          <p>
            <a href={`./?path=/story/${story.id}`} target="_top">
              Open the story
            </a>
          </p>
        </>
      )}
      <div className="state-frames">
        {[first, ...(isOpen ? others : [])].map(({ width, height }) => (
          <StoryFrame
            key={width}
            story={story}
            width={width}
            height={height}
            scale={scaleOf({ width, height }, isOpen ? opened : thumbnail)}
            isInert={!isOpen}
          />
        ))}
      </div>
    </li>
  )
}

type StatesProps = {
  stories: PreparedStory[]
  kind: Kind
  /** One leads to the next. */
  isWay?: boolean
}

export function States({ stories, kind, isWay }: StatesProps) {
  const List = isWay ? 'ol' : 'ul'
  return (
    <List className="states sb-unstyled">
      {stories.map((story) => (
        <State key={story.id} story={story} kind={kind} />
      ))}
    </List>
  )
}
