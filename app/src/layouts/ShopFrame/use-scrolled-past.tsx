import { type ReactNode, useEffect, useRef, useState } from 'react'

/**
 * Whether the page is scrolled further than this many pixels, and the marker at its top that measures it without scroll
 * events.
 */
export function useScrolledPast(pixels: number): [marker: ReactNode, isPast: boolean] {
  const ref = useRef<HTMLDivElement>(null)
  const [isPast, setPast] = useState(false)
  useEffect(() => {
    if (!ref.current) return
    const observer = new IntersectionObserver((entries) => {
      // A busy page receives several at once: the last one is current.
      const now = entries.at(-1)
      if (now) setPast(!now.isIntersecting)
    })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])
  return [
    // While its end just touches the top of the window it still intersects.
    <div key="marker" ref={ref} aria-hidden style={{ position: 'absolute', top: 0, width: 1, height: pixels }} />,
    isPast,
  ]
}
