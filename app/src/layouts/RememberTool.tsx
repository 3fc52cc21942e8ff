import { messages } from '@shop/contract/messages'
import { toaster } from '@shop/design-system'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useSettings } from '../data/settings.tsx'
import { isNearTools, rememberUserTool } from '../data/user-tool.ts'
import { useAudience } from './audience.ts'

let hasShown = false

/** Shown once, not at every tool. */
function showNotStored() {
  if (hasShown) return
  hasShown = true
  toaster.info('Your browser could not remember where you were, so your account will open as usual next time.', {
    title: messages.errorSettingUserTool,
  })
}

/** Stores which tool a signed-in user opened last, for their account's first page. */
export function RememberTool() {
  const { pathname } = useLocation()
  const audience = useAudience()
  const isSignedIn = useSettings().user !== null
  /** The tool that is open: a way through its pages counts once. */
  const open = useRef<string>(undefined)
  useEffect(() => {
    if (!isSignedIn || !isNearTools(pathname)) {
      open.current = undefined
      return
    }
    const remember = async () => {
      const tool = (await import('../content/user-tools.ts')).toolAt(pathname, audience)
      const isOpened = tool && tool.name !== open.current
      open.current = tool?.name
      if (isOpened && !rememberUserTool(tool.name)) showNotStored()
    }
    // A convenience: without it the default is offered.
    remember().catch(() => {})
  }, [isSignedIn, pathname, audience])
  return null
}
