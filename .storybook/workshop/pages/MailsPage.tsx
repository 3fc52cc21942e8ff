import { Description, Title } from '@storybook/addon-docs/blocks'
import type { PreparedStory } from 'storybook/internal/types'
import { brand } from '../../../app/src/brand.ts'
import { type MailContent, mailText } from '../../../server/src/platform/mail/content.ts'
import { StoryFrame } from './StoryFrame.tsx'
import { useStories } from './stories.ts'

type LetterProps = { story: PreparedStory }

/** A mail as a thumbnail, with its subject and its text for whoever reads no pages. */
function Letter({ story }: LetterProps) {
  const { content } = story.initialArgs as { content?: MailContent }
  return (
    <li>
      <StoryFrame story={story} width={414} height={860} scale={0.42} isInert />
      <div>
        <h3 id={story.id}>
          <a href={`./?path=/story/${story.id}`} target="_top">
            {story.name}
          </a>
        </h3>
        {content ? <p>{content.subject}</p> : <Description of={story.moduleExport} />}
        {content && <pre>{mailText(content, brand.name, 'https://kinpaw.example')}</pre>}
      </div>
    </li>
  )
}

/** Every mail that the shop sends. */
export const MailsPage = () => (
  <>
    <Title>Emails</Title>
    <Description />
    <ul className="letters sb-unstyled">
      {useStories().map((story) => (
        <Letter key={story.id} story={story} />
      ))}
    </ul>
  </>
)
