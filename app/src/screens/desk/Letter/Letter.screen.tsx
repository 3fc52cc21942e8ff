import type { WholeThread } from '@shop/contract/enquiry-thread'
import { Badge, Breadcrumbs, DescriptionList, Link, Section, SkeletonGroup, SkeletonText } from '@shop/design-system'
import { useParams } from 'react-router-dom'
import { enquiryKindCopy, enquiryStateCopy } from '../../../content/enquiries.ts'
import { useEnquiry } from '../../../data/enquiry-thread.ts'
import { DeskPage } from '../../../parts/desk/DeskPage.tsx'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { paths } from '../../../paths.ts'
import { AnswerForm } from './AnswerForm.tsx'
import { Layout } from './Letter.recipe.ts'
import { LetterActions } from './LetterActions.tsx'
import { Messages } from './Messages.tsx'

const room = [{ label: 'Letters', href: paths.deskLetters }]

/** Applications are decided in a room of their own. */
const isApplication = ({ kind }: WholeThread) => kind === 'agent-nomination' || kind === 'responsible-breeder'

/** `/desk/letters/KE-3F0C2A52`: a letter with all that was written after it, and the answer to it. */
export function Letter() {
  const { reference = '' } = useParams()
  const { data: thread, error, isValidating, mutate } = useEnquiry(reference)
  if (!thread)
    return (
      <DeskPage title={`Letter ${reference}`} trail={<Breadcrumbs trail={room} current={reference} />}>
        {error ? (
          <FailedState error={error} onRetry={() => void mutate()} isRetrying={isValidating} />
        ) : (
          <SkeletonGroup label="Fetching the letter">
            <SkeletonText lines={10} />
          </SkeletonGroup>
        )}
      </DeskPage>
    )
  return (
    <DeskPage
      title={thread.name}
      lead={enquiryKindCopy[thread.kind]}
      trail={<Breadcrumbs trail={room} current={thread.reference} />}
      actions={
        <Badge size="lg" tone={thread.state === 'waiting' ? 'audience' : 'neutral'}>
          {enquiryStateCopy[thread.state]}
        </Badge>
      }
    >
      <Layout>
        <div>
          <Messages messages={thread.messages} />
          <AnswerForm key={thread.reference} thread={thread} />
        </div>
        <aside>
          <LetterActions thread={thread} />
          <Section size="sm" title="What was filled in">
            <DescriptionList
              items={[
                { term: 'Email', description: thread.email },
                ...thread.facts.map(({ name, value }) => ({ term: name, description: value })),
                {
                  term: 'Application',
                  description: isApplication(thread) && (
                    <Link href={paths.deskApplications}>Approve or refuse applications</Link>
                  ),
                },
              ]}
            />
          </Section>
        </aside>
      </Layout>
    </DeskPage>
  )
}
