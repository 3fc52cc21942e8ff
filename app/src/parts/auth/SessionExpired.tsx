import { lazyPart } from '@shop/design-system'
import { useEffect, useState } from 'react'
import { onSessionLost } from '../../data/session-loss.ts'
import { useSettings } from '../../data/settings.tsx'

const [SessionDialog] = lazyPart(() => import('./SessionDialog.tsx').then((part) => part.SessionDialog))

/**
 * Shows the login again when the server refuses somebody whom the page believes to be signed in: once, however many
 * calls are refused. Placed once, beside the pages; its code comes when it is needed.
 */
export function SessionExpired() {
  const isSignedIn = useSettings().user !== null
  const [isShown, setShown] = useState(false)
  useEffect(() => (isSignedIn ? onSessionLost(() => setShown(true)) : undefined), [isSignedIn])
  return isShown ? <SessionDialog part={{ onClose: () => setShown(false) }} /> : null
}
