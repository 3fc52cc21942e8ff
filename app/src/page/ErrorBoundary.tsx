import { Component, type ReactNode } from 'react'
import { isLostChunk, reloadForLostChunk } from './lost-chunk.ts'
import { ServerError } from '../screens/errors/ServerError/ServerError.tsx'

type State = { broken: 'here' | 'offline' | null }

/** Shows the error page in place of what broke. Give it a `key` that changes with the page, so that leaving it heals it. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { broken: null }

  static getDerivedStateFromError(error: unknown) {
    return { broken: isLostChunk(error) && !navigator.onLine ? 'offline' : 'here' }
  }

  override componentDidCatch(error: unknown) {
    reloadForLostChunk(error)
  }

  override render() {
    const { broken } = this.state
    return broken ? <ServerError isOffline={broken === 'offline'} /> : this.props.children
  }
}
