import { useEffect, useRef, useState } from 'react'

/** Whether an element is in view, or nearly; `wasInView` stays true. */
export function useInView<Node extends Element>() {
  const ref = useRef<Node>(null)
  const [state, setState] = useState({ isInView: false, wasInView: false })
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const isInView = entries.at(-1)?.isIntersecting === true
        setState(({ wasInView }) => ({ isInView, wasInView: wasInView || isInView }))
      },
      { rootMargin: '200px' },
    )
    if (ref.current) observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])
  return { ref, ...state }
}
