import { useEffect, useRef, useState } from 'react'
import { type Size, sizes } from './sizes.ts'

const shownHeight = 440

/** Whether an element is in view now. */
function useInView<Node extends Element>() {
  const ref = useRef<Node>(null)
  const [isInView, setInView] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? false))
    if (ref.current) observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])
  return { ref, isInView }
}

/**
 * A story in a document of its own, so that its mocks, clock and storage are its own; drawn smaller than it is. It
 * lives while it is in view: a page of fifty documents would take gigabytes, and `loading="lazy"` begins far too early.
 */
export function StoryFrame({ id, name, size }: { id: string; name: string; size: Size }) {
  const { ref, isInView } = useInView<HTMLDivElement>()
  const { width, height } = sizes[size]
  const scale = shownHeight / height
  return (
    <div
      ref={ref}
      style={{
        width: width * scale,
        height: shownHeight,
        overflow: 'hidden',
        border: '1px solid #e9e1da',
        borderRadius: 8,
        flex: 'none',
      }}
    >
      {isInView && (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- our own page, which needs its origin for its service worker
        <iframe
          title={`${name}, ${size}`}
          src={`iframe.html?viewMode=story&id=${id}`}
          width={width}
          height={height}
          style={{ border: 0, transform: `scale(${scale})`, transformOrigin: '0 0' }}
        />
      )}
    </div>
  )
}
