import { Component, type ReactNode } from 'react'
import { isLostChunk, reloadOnce } from './lost-chunk.ts'
import { ServerError } from './screens/errors/ServerError/ServerError.tsx'

/** Shows the error page in place of what broke. Give it a `key` that changes with the page, so that leaving it heals it. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidCatch(error: unknown) {
    if (!isLostChunk(error)) return
    try {
      reloadOnce(Date.now(), sessionStorage, { isOnline: navigator.onLine, reload: () => location.reload() })
    } catch {
      // Storage is forbidden here: the error page's own button reloads.
    }
  }

  override render() {
    return this.state.isBroken ? <ServerError /> : this.props.children
  }
}
