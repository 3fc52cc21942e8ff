import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { lazyPart } from '../../lazy-part.tsx'
import { useTopModal } from '../../modal.ts'
import { toastStore } from './toaster.ts'

/** It is on every page and mostly empty, so its looks come with the first message. */
const [ToastRegion] = lazyPart(() => import('./ToastRegion.tsx').then((part) => part.ToastRegion))

/**
 * Shows the messages of `toaster`, each for `duration` ms, longer under the pointer or focus. Place it once, in the
 * frame.
 */
export type ToasterProps = {
  /** Milliseconds until a message goes by itself; none goes while it is pointed at. */
  duration?: number
}

export function Toaster({ duration = 5000 }: ToasterProps) {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.current, toastStore.onServer)
  const modal = useTopModal()
  if (!toasts.length) return null
  const region = <ToastRegion part={{ toasts, duration }} />
  return modal ? createPortal(region, modal) : region
}
