import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { PartBoundary } from './part-boundary.tsx'

/**
 * A component whose code comes later: `preload` it when it is about to be needed, and it is there at once. React's own
 * `lazy` shows its fallback even then, for at least 300 ms. When it breaks, or its code cannot be had, the fallback is
 * in its place and the page stays; it is tried again when it is opened again.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Part: ComponentType<Props> | undefined
  const fetchPart = async () => {
    Part ??= await load()
  }
  function Loaded({ part, fallback }: { part: Props; fallback: ReactNode }) {
    const [, setIsHere] = useState(Part !== undefined)
    const [lost, setLost] = useState<{ error: unknown }>()
    useEffect(() => {
      let isGone = false
      fetchPart().then(
        () => isGone || setIsHere(true),
        (error: unknown) => isGone || setLost({ error }),
      )
      return () => {
        isGone = true
      }
    }, [])
    if (lost) throw lost.error
    return Part ? <Part {...part} /> : fallback
  }
  const Lazy = ({ part, fallback = null }: { part: Props; fallback?: ReactNode }) => (
    <PartBoundary fallback={fallback}>
      <Loaded part={part} fallback={fallback} />
    </PartBoundary>
  )
  // Only ahead of time: whoever opens the part hears what is wrong with it.
  const preload = () => fetchPart().catch(() => {})
  return [Lazy, preload] as const
}
