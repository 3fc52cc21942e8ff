import type { User } from '@shop/contract/user'
import { Button, Dialog, toaster } from '@shop/design-system'
import { useEffect, useEffectEvent } from 'react'
import { isSignedInAs, useFetchAgain } from '../../data/session-loss.ts'
import { useSettings } from '../../data/settings.tsx'
import { clearTab } from '../../data/tab-storage.ts'
import { leave } from '../../layouts/ShopFrame/leave.ts'
import { LoginForm } from './LoginForm.tsx'

type SessionDialogProps = {
  onClose: () => void
  /** Loads the page from the server: what is on it is another person's. */
  reload?: () => void
}

/** The login over whatever is on the page, which stays as it is. */
export function SessionDialog({ onClose, reload = () => location.reload() }: SessionDialogProps) {
  const { user } = useSettings()
  const fetchAgain = useFetchAgain()
  const email = user?.email ?? ''

  const goOn = () => {
    onClose()
    toaster.success('You are logged in again. Carry on where you left off.')
    void fetchAgain()
  }
  const onSignedIn = (person: User) => {
    if (person.email === email && !user?.viewedBy) return goOn()
    clearTab()
    reload()
  }

  // Logged in in another tab, and back here.
  const lookAgain = useEffectEvent(async () => {
    if (document.visibilityState === 'visible' && !user?.viewedBy && (await isSignedInAs(email))) goOn()
  })
  useEffect(() => {
    const listener = () => void lookAgain()
    document.addEventListener('visibilitychange', listener)
    return () => document.removeEventListener('visibilitychange', listener)
  }, [])

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Please log in again"
      description={
        user?.viewedBy
          ? 'Your session has ended. Please log in with your own account; you are no longer viewing as someone else.'
          : 'Your session has ended. Everything you were doing is still here.'
      }
      actions={
        <Button variant="ghost" onClick={() => void leave()}>
          Log out and go to the home page
        </Button>
      }
    >
      {/* An admin who looked at somebody's site has an email of their own. */}
      <LoginForm start={user?.viewedBy ? undefined : { username: email, password: '' }} onSignedIn={onSignedIn} />
    </Dialog>
  )
}
