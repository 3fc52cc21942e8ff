import type { CSSProperties } from 'react'
import { type FiguredAnimal, figureOf } from './figure.ts'

export type AnimalFigureProps = {
  /** Its build and its coat. */
  animal: FiguredAnimal
  /** Head and shoulders, for a small picture. */
  isPortrait?: boolean
  /** It looks to the right. */
  isMirrored?: boolean
  /** Read to those who do not see it; without one it is decoration. */
  label?: string
}

/**
 * A whole animal that stands in its box. Its build and its pattern are drawn in files that the page loads once, and worn
 * in the animal's own colours.
 */
export function AnimalFigure({ animal, isPortrait = false, isMirrored = false, label }: AnimalFigureProps) {
  const { parts, colours } = figureOf(animal)
  const [ground, mark, second] = colours
  const style = { '--coat-1': ground, '--coat-2': mark, '--coat-3': second } as CSSProperties
  return (
    <svg
      viewBox={isPortrait ? '-12 10 312 312' : '0 8 480 388'}
      preserveAspectRatio={isPortrait ? 'xMidYMid slice' : 'xMidYMax meet'}
      style={{ ...style, display: 'block', width: '100%', height: '100%' }}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <g transform={isMirrored ? `matrix(-1 0 0 1 ${isPortrait ? 288 : 480} 0)` : undefined}>
        <ellipse cx="246" cy="361" rx="178" ry="11" fill="#1c100a" fillOpacity=".14" />
        {parts.map((part) => (
          <use key={part} href={part} width="480" height="400" />
        ))}
      </g>
    </svg>
  )
}
