import { ArgTypes, Canvas, Controls, Description, Source, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks'
import type { PreparedStory } from 'storybook/internal/types'
import { sizes } from '../sizes.ts'
import { GuidanceSection } from './GuidanceSection.tsx'
import { StoryFrame } from './StoryFrame.tsx'
import { sizeOf, useStories } from './stories.ts'

/** What is above the page, what a play does and what a window's width decides is seen in a document of its own alone. */
const isFramed = (story: PreparedStory) =>
  !story.title.startsWith('Foundations/') &&
  (story.parameters.docs?.story?.inline === false || Boolean(story.playFunction) || sizeOf(story) !== undefined)

/** What is above the page has no height of its own. */
function heightOf({ parameters }: PreparedStory): number | undefined {
  const { inline, height } = parameters.docs?.story ?? {}
  return height ?? (inline === false ? 560 : undefined)
}

type StoryProps = { story: PreparedStory }

function FramedStory({ story }: StoryProps) {
  const size = sizeOf(story)
  const height = heightOf(story)
  return (
    <>
      <StoryFrame story={story} {...(size && { width: sizes[size].width })} {...(height && { height })} />
      <details>
        <summary>Code</summary>
        <Source of={story.moduleExport} />
      </details>
    </>
  )
}

const StorySection = ({ story }: StoryProps) => (
  <section className="story">
    <h3 id={story.id}>
      <a href={`./?path=/story/${story.id}`} target="_top">
        {story.name}
      </a>
    </h3>
    <Description of={story.moduleExport} />
    {isFramed(story) ? <FramedStory story={story} /> : <Canvas of={story.moduleExport} />}
  </section>
)

/** A component's page: to be tried, when it is the right one, and each of its states; a foundation's, its stories alone. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const stories = useStories()
  const isComponent = preparedMeta.title.startsWith('Components/')
  const tried = isComponent ? stories.find((story) => !isFramed(story)) : undefined
  const others = stories.filter((story) => story !== tried)
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      {tried ? (
        <>
          <div id={tried.id}>
            <Canvas of={tried.moduleExport} />
          </div>
          <Controls of={tried.moduleExport} />
        </>
      ) : (
        isComponent && <ArgTypes />
      )}
      <GuidanceSection storyFile={preparedMeta.parameters.fileName} />
      {isComponent && others.length > 0 && <h2>Every state</h2>}
      {others.map((story) => (
        <StorySection key={story.id} story={story} />
      ))}
    </>
  )
}
