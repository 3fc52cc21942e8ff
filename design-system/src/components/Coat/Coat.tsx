import type { CSSProperties } from 'react'
import sprite from '../../artwork/coats.svg?url&no-inline'
import { type CoatPattern, coatColours, coatView, isPictogram, pictogramView } from './coat-view.ts'

export type CoatProps = {
  /** The pattern of a coat, or a pictogram of what a test is about. */
  pattern: CoatPattern
  /** CSS colours, ground first; with none, the pattern's own. */
  colours: string[]
  /** A number of what it depicts: it chooses the crop, so that two animals differ and one is always the same. */
  seed: number
  /** Width / height of the box it fills. */
  ratio?: number
  /** Read to those who do not see it; without one it is decoration. */
  label?: string
}

/** A drawn coat that fills its box. The drawings are one file for the whole page; until it is here, its ground shows. */
export function Coat({ pattern, colours, seed, ratio = 1.5, label }: CoatProps) {
  const isWhole = isPictogram(pattern)
  const { viewBox, isMirrored } = isWhole ? { viewBox: pictogramView(ratio), isMirrored: false } : coatView(seed, ratio)
  const [ground, mark, second] = coatColours(pattern, colours)
  const style = { '--coat-1': ground, '--coat-2': mark, '--coat-3': second } as CSSProperties
  return (
    <svg
      viewBox={viewBox}
      preserveAspectRatio={isWhole ? 'xMidYMid meet' : 'xMidYMid slice'}
      style={{ ...style, display: 'block', width: '100%', height: '100%', background: ground }}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <use
        href={`${sprite}#coat-${pattern}`}
        width="480"
        height="320"
        transform={isMirrored ? 'matrix(-1 0 0 1 480 0)' : undefined}
      />
    </svg>
  )
}
