import { type ComponentType, lazy, memo, Suspense, useEffect, useState } from 'react'

declare global {
  interface Window {
    /** The visitor's first sign (index.html): a pointer, a key, scrolling. Not there in stories and on the server. */
    firstSign?: Promise<void>
  }
}

/** Something that waits for the visitor's first sign, or until it is called for. */
function waiting() {
  let call = () => {}
  const called = new Promise<void>((resolve) => (call = resolve))
  return {
    untilWanted: () =>
      typeof window === 'undefined' || !window.firstSign ? undefined : Promise.race([window.firstSign, called]),
    /** Stands where the server's HTML is gone, which waits only as long as it can be seen. */
    Call: () => {
      useEffect(call, [])
      return null
    },
  }
}

const screen = waiting()
let isScreenStill = false
/** The page is whole as it came, and its screen waits for the visitor too. */
export const keepScreenStill = () => void (isScreenStill = true)
export const untilScreenIsWanted = async (): Promise<void> => (isScreenStill ? await screen.untilWanted() : undefined)
export const CallForScreen = screen.Call

const fetchParts: (() => Promise<void>)[] = []

/** Fetches every part at once: then they are there with the first render, as stories and the server need them. */
export const fetchLaterParts = () => Promise.all(fetchParts.map((fetchPart) => fetchPart()))

/**
 * A part of the frame that can wait: its HTML comes with the page, links and all, and its code when the visitor first
 * does something. What is pressed in it before is kept (index.html). When the code cannot be had, the HTML stays.
 */
export function laterPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let Part: ComponentType<Props> | undefined
  const fetchPart = async () => {
    Part ??= await load()
  }
  fetchParts.push(fetchPart)
  const { untilWanted, Call } = waiting()
  const Waiting = lazy(async () => {
    await untilWanted()
    await fetchPart().catch(() => new Promise<never>(() => {}))
    return { default: Part as ComponentType<Props> }
  })
  function Later(props: Props) {
    const [Shown] = useState<ComponentType<Props>>(() => Part ?? Waiting)
    return (
      <Suspense fallback={<Call />}>
        <Shown {...props} />
      </Suspense>
    )
  }
  // Drawn again with what is around it before it is alive, it would lose its HTML.
  return memo(Later)
}
