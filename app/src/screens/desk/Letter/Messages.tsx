import type { WholeThread } from '@shop/contract/enquiry-thread'
import { Card } from '@shop/design-system'
import { DeskTime } from '../../../parts/desk/DeskTime.tsx'
import { Thread } from './Letter.recipe.ts'

/** What was written, the first first. */
export function Messages({ messages }: Pick<WholeThread, 'messages'>) {
  return (
    <Thread aria-label="Messages">
      {messages.map(({ from, by, text, attachments, at }) => (
        <li key={`${at} ${by}`} data-from={from}>
          <Card size="sm" tone={from === 'house' ? 'audience' : undefined}>
            <div className="letter-head">
              <span className="letter-by">{from === 'house' ? `${by}, for us` : by}</span>
              <DeskTime at={at} />
            </div>
            <p className="letter-text">{text || 'A mail without a text.'}</p>
            {attachments.length > 0 && (
              <p className="letter-files">Files, in the mailbox alone: {attachments.join(', ')}</p>
            )}
          </Card>
        </li>
      ))}
    </Thread>
  )
}
