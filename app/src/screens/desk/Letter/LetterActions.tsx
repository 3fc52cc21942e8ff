import type { WholeThread } from '@shop/contract/enquiry-thread'
import { Button, Stack, toaster } from '@shop/design-system'
import { useEnquiryActions } from '../../../data/enquiry-thread.ts'
import { useAction } from '../../../parts/form/use-action.ts'

type LetterActionsProps = { thread: WholeThread }

/** Who answers a letter, and its end. */
export function LetterActions({ thread: { reference, state, assignedTo } }: LetterActionsProps) {
  const { assign, close } = useEnquiryActions(reference)
  const { busy, run } = useAction()
  const isMine = assignedTo?.isMe ?? false
  return (
    <Stack gap="3">
      <p>{assignedTo ? `Assigned to ${isMine ? 'you' : assignedTo.name}.` : 'Assigned to nobody.'}</p>
      <Button
        variant="outline"
        isBusy={busy === 'assign'}
        onClick={() => void run(() => assign(isMine ? 'nobody' : 'me'), 'assign')}
      >
        {isMine ? 'Give it back' : 'Assign to me'}
      </Button>
      {state === 'closed' ? (
        <p>It is closed, and opens again when its sender writes.</p>
      ) : (
        <Button
          variant="outline"
          isBusy={busy === 'close'}
          onClick={() =>
            void run(async () => {
              await close()
              toaster.success('Closed. It opens again when its sender writes.')
            }, 'close')
          }
        >
          Close the letter
        </Button>
      )}
    </Stack>
  )
}
