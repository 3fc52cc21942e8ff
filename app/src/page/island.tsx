import { type ComponentType, lazy, memo, Suspense, useEffect, useRef, useState } from 'react'

type Island<Props> = ComponentType<Props> & {
  /** Fetches its code. Rendered after that, it does not wait. */
  load: () => Promise<ComponentType<Props>>
}

/** Browsers report a pointer that rests where the page appears, too. */
const isAtRest = (event: Event) =>
  event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY

/** Resolves with the first of the events, once the frame that shows the event's own effect is painted. */
const firstOf = (...events: string[]) =>
  new Promise<void>((resolve) => {
    if (typeof window === 'undefined') return
    function onEvent(event: Event) {
      if (isAtRest(event)) return
      for (const name of events) removeEventListener(name, onEvent, { capture: true })
      requestAnimationFrame(() => setTimeout(resolve))
    }
    for (const name of events) addEventListener(name, onEvent, { capture: true, passive: true })
    // The visitor may have been quicker than the script.
    if (scrollY || document.activeElement !== document.body) resolve()
  })

const action = firstOf('pointerdown', 'click', 'keydown', 'focusin', 'input', 'change', 'popstate')
const interaction = Promise.race([action, firstOf('pointermove', 'scroll')])

/** Calls back once, when the element is near the viewport. Returns what ends the watch. */
function whenNear(element: Element, onNear: () => void) {
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onNear(), { rootMargin: '200px' })
  observer.observe(element)
  return () => observer.disconnect()
}

/**
 * A part of a page that hydrates later: the server's HTML stays until the first `interaction`, or until it is `visible`.
 * Its code is fetched with the first interaction. The HTML must be right without effects.
 */
export function island<Props extends object>(
  fetchComponent: () => Promise<ComponentType<Props>>,
  { until }: { until: 'visible' | 'interaction' },
): Island<Props> {
  let Loaded: ComponentType<Props> | undefined
  const load = async () => (Loaded ??= await fetchComponent())

  let onVisible = () => {}
  const visible = new Promise<void>((resolve) => (onVisible = resolve))
  let onMissing = () => {}
  const missing = new Promise<void>((resolve) => (onMissing = resolve))

  async function untilWanted() {
    if (typeof window === 'undefined') return
    await Promise.race([interaction, missing])
    if (until === 'interaction') return
    void load().catch(() => {})
    // An action may be a navigation, which renders the whole page: nothing may be left to wait for.
    await Promise.race([visible, action, missing])
  }

  const Waiting = lazy(async () => {
    await untilWanted()
    return { default: await load() }
  })

  /** Rendered only where there is no HTML of the server's: then nothing is worth waiting for. */
  function Missing() {
    useEffect(onMissing, [])
    return null
  }

  function IslandBoundary(props: Props) {
    const [Component] = useState<ComponentType<Props>>(() => Loaded ?? Waiting)
    const ref = useRef<HTMLDivElement>(null)
    useEffect(() => {
      const html = ref.current?.firstElementChild
      return html ? whenNear(html, onVisible) : undefined
    }, [])
    const boundary = (
      <Suspense fallback={<Missing />}>
        <Component {...props} />
      </Suspense>
    )
    if (until === 'interaction') return boundary
    return (
      <div ref={ref} style={{ display: 'contents' }}>
        {boundary}
      </div>
    )
  }

  // React discards the HTML of a boundary that is rendered again before it hydrates.
  return Object.assign(memo(IslandBoundary), { load }) as Island<Props>
}
