import type { CSSProperties } from 'react'
import coats from '../../artwork/coats.svg?url&no-inline'
import pictograms from '../../artwork/pictograms.svg?url&no-inline'
import { AnimalFigure } from '../AnimalFigure/AnimalFigure.tsx'
import { backdropOf, type FiguredAnimal } from '../AnimalFigure/figure.ts'
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
  /** The animal that wears it, or that a test is for: it is drawn in place of the pattern, beside a pictogram. */
  animal?:
    | { outline: FiguredAnimal['outline']; pattern?: CoatPattern | undefined; colours?: string[] | undefined }
    | undefined
  /** Read to those who do not see it; without one it is decoration. */
  label?: string
}

/** A drawn coat that fills its box. The drawings are one file for the whole page; until it is here, its ground shows. */
export function Coat({ animal, ...coat }: CoatProps) {
  return animal ? <AnimalTile {...coat} animal={animal} /> : <PatternTile {...coat} />
}

function PatternTile({ pattern, colours, seed, ratio = 1.5, label }: CoatProps) {
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
        href={`${isWhole ? pictograms : coats}#coat-${pattern}`}
        width="480"
        height="320"
        transform={isMirrored ? 'matrix(-1 0 0 1 480 0)' : undefined}
      />
    </svg>
  )
}

/** What is narrower than this shows head and shoulders. */
const portraitBelow = 1.15

function AnimalTile({
  pattern,
  colours,
  seed,
  ratio = 1.5,
  label,
  animal,
}: CoatProps & Required<Pick<CoatProps, 'animal'>>) {
  if (!animal) return null
  const isTest = isPictogram(pattern)
  const figure = { outline: animal.outline, pattern: animal.pattern ?? pattern, colours: animal.colours ?? colours }
  const isPortrait = ratio < portraitBelow
  const background = (isTest && colours[2]) || backdropOf(seed)
  return (
    <span
      style={{ position: 'relative', display: 'block', width: '100%', height: '100%', background }}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <span style={{ position: 'absolute', inset: isPortrait ? 0 : '5% 4% 3%' }}>
        <AnimalFigure animal={figure} isPortrait={isPortrait} isMirrored={!isPortrait && seed % 2 === 1} />
      </span>
      {isTest && (
        <span style={badge}>
          <PatternTile pattern={pattern} colours={colours} seed={seed} ratio={1} />
        </span>
      )}
    </span>
  )
}

const badge: CSSProperties = {
  position: 'absolute',
  inset: '6% 4% auto auto',
  height: '36%',
  aspectRatio: '1',
  borderRadius: '50%',
  overflow: 'hidden',
}
