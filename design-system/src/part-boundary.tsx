import { Component, createContext, type ReactNode } from 'react'

/** Called with what broke in a part of the page, or could not be fetched for it. */
const PartFailure = createContext<(error: unknown) => void>(() => {})

/** Given by the app, which knows what to do about it: show it, or load the page again after a deploy. */
export const PartFailureProvider = PartFailure

type PartBoundaryProps = {
  /** A part of a page, which may fail without the rest. */
  children: ReactNode
  /** Shown in place of what broke. */
  fallback?: ReactNode
}

/** Leaves the page in place when one part of it breaks. */
export class PartBoundary extends Component<PartBoundaryProps, { isBroken: boolean }> {
  static override contextType = PartFailure
  declare context: (error: unknown) => void
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidCatch(error: unknown) {
    this.context(error)
  }

  override render() {
    const { children, fallback = null } = this.props
    return this.state.isBroken ? fallback : children
  }
}
