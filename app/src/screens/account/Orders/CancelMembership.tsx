import { formatDate } from '@shop/contract/dates'
import type { Membership } from '@shop/contract/membership'
import { Button, Dialog, toaster } from '@shop/design-system'
import { useState } from 'react'
import { useMembershipActions } from '../../../data/membership.ts'
import { useSettings } from '../../../data/settings.tsx'
import { useSpelling } from '../../../data/spelling.tsx'
import { useAction } from '../../../parts/form/use-action.ts'

/** Has the membership end with what is paid, once its member has confirmed. */
export function CancelMembership({ membership: { state, paidUntil } }: { membership: Membership }) {
  const [isOpen, setIsOpen] = useState(false)
  const { country } = useSettings()
  const { cancel } = useMembershipActions()
  const { busy, run } = useAction()
  const spell = useSpelling()
  const close = () => setIsOpen(false)
  return (
    <>
      <Button variant="ghost" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Cancel membership
      </Button>
      <Dialog
        isOpen={isOpen}
        role="alertdialog"
        onClose={close}
        title="Cancel the membership?"
        description={
          state === 'past_due'
            ? 'It ends now, and nothing more is charged. Your points stay yours.'
            : `You stay a member until ${formatDate(paidUntil, country)}, and nothing more is charged. Until then you can change your mind.`
        }
        actions={
          <>
            <Button variant="outline" onClick={close}>
              Stay a member
            </Button>
            <Button
              isBusy={Boolean(busy)}
              onClick={() =>
                void run(async () => {
                  await cancel()
                  close()
                  toaster.success(spell('Your membership is cancelled'))
                })
              }
            >
              Cancel it
            </Button>
          </>
        }
      />
    </>
  )
}
