import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { useSettings } from '../../app/src/data/settings.tsx'
import { frames } from '../../app/src/layouts/frames.tsx'
import { elsewhere, type RouteRow } from '../../app/src/page/route.tsx'
import { Callout } from '../../design-system/src/index.ts'

/** The screen's place in its frame: the story's own element, so that plays look at the screen alone. */
function ScreenSlot({ canvas }: { canvas: HTMLElement }) {
  const slot = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const home = canvas.parentElement
    const next = canvas.nextSibling
    slot.current?.append(canvas)
    return () => {
      home?.insertBefore(canvas, next)
    }
  }, [canvas])
  return <div ref={slot} />
}

type InFrameProps = { row: RouteRow; canvas: HTMLElement; children: ReactNode }

/** A screen in the frame of its route, full width, or where its visitor is sent instead of it. */
export function InFrame({ row, canvas, children }: InFrameProps) {
  const { pathname, search } = useLocation()
  const other = elsewhere(row, useSettings(), pathname + search)
  const [host] = useState(() => document.createElement('div'))
  const Frame = frames[row.frame]
  useLayoutEffect(() => {
    document.body.prepend(host)
    return () => host.remove()
  }, [host])
  return (
    <>
      {/* The body's padding is for stories without a frame; Storybook may set it before or after this renders. */}
      <style>{'body.sb-show-main.sb-main-padded { padding: 0 }'}</style>
      {createPortal(
        <Frame>
          <ScreenSlot canvas={canvas} />
        </Frame>,
        host,
      )}
      {other ? <Callout title="Not for this visitor">They are sent to {other} instead.</Callout> : children}
    </>
  )
}
