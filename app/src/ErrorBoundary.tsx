import { Component, type ReactNode } from 'react'
import { reloadForLostChunk } from './lost-chunk.ts'
import { ServerError } from './screens/errors/ServerError/ServerError.tsx'

/** Shows the error page in place of what broke. Give it a `key` that changes with the page, so that leaving it heals it. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidCatch(error: unknown) {
    reloadForLostChunk(error)
  }

  override render() {
    return this.state.isBroken ? <ServerError /> : this.props.children
  }
}
