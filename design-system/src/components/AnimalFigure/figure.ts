import { type CoatPattern, coatColours, isPictogram, lightness } from '../Coat/coat-view.ts'
import { type AnimalOutline, outlineFiles } from './outlines.ts'

/** An animal by its build and its coat. */
export type FiguredAnimal = {
  /** The build of its breed. */
  outline: AnimalOutline
  /** Of its coat; without one its colour alone is drawn. */
  pattern: CoatPattern
  /** CSS colours as a `Coat` has them, ground first. */
  colours: string[]
}

const isPale = (colour: string) => lightness(colour) > 0.8
/** No animal's colour: for a breed whose coats nothing tells. */
const unknown = ['#cdbba9']

/** What of the outline's file is drawn, and its colours. */
export function figureOf({ outline, pattern, colours }: FiguredAnimal) {
  if (isPictogram(pattern) || pattern === 'helix')
    return { file: outlineFiles[outline], marks: 'solid', colours: coatColours('solid', unknown) }
  const coat = colours.length ? colours : coatColours(pattern, [])
  const isParted = pattern === 'bicolour' || pattern === 'tricolour'
  const pale = isParted ? coat.find(isPale) : undefined
  // White is the ground of what has white; merle mixes its own third colour.
  const ordered = pale
    ? [pale, ...coat.filter((colour) => colour !== pale)]
    : pattern === 'merle'
      ? coat.slice(0, 2)
      : coat
  const marks = pattern === 'bicolour' && !pale ? 'tan' : pattern
  return { file: outlineFiles[outline], marks, colours: coatColours(pattern, ordered) }
}

/** Behind an animal: calm, and apart from any coat. */
const backdrops = ['#dcb5a8', '#b3c6b2', '#b0c6d2', '#dec596', '#c6b9d2', '#aecac6', '#e0bcae', '#c3cba3']
export const backdropOf = (seed: number): string =>
  backdrops[Math.abs(Math.trunc(seed)) % backdrops.length] ?? '#dcb5a8'
