import { Description, Title } from '@storybook/addon-docs/blocks'
import { States } from './States.tsx'
import { useStories } from './stories.ts'

/** A journey, stop by stop. Each stop is walked to anew; the whole way is what the tests walk. */
export function JourneyPage() {
  const stories = useStories()
  const ways = stories.filter(({ tags }) => tags.includes('test'))
  const stops = stories.filter(({ tags }) => !tags.includes('test'))
  return (
    <>
      <Title />
      <Description />
      <p>
        Walked from the first press to the last, with each step in the Interactions panel:{' '}
        {ways.map(({ id, name }, at) => (
          <span key={id}>
            {at > 0 && ', '}
            <a id={id} href={`./?path=/story/${id}`} target="_top">
              {name}
            </a>
          </span>
        ))}
        .
      </p>
      <h2>Stop by stop</h2>
      <States stories={stops} kind="page" isWay />
    </>
  )
}
