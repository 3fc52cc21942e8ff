import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

/**
 * A component whose code comes later: `preload` it when it is about to be needed, and it is there at once. React's own
 * `lazy` shows its fallback even then, and keeps it for 300 ms.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Part: ComponentType<Props> | undefined
  const preload = async () => {
    Part ??= await load()
  }
  function Lazy({ part, fallback = null }: { part: Props; fallback?: ReactNode }) {
    const [, setIsHere] = useState(Part !== undefined)
    useEffect(() => {
      let isGone = false
      void preload().then(() => isGone || setIsHere(true))
      return () => {
        isGone = true
      }
    }, [])
    return Part ? <Part {...part} /> : fallback
  }
  return [Lazy, preload] as const
}
