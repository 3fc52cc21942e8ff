import { type CoatPattern, coatColours, isPictogram, lightness } from '../Coat/coat-view.ts'
import { outlineCoats } from './outlines.ts'

export type AnimalOutline = keyof typeof outlineCoats

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

/** Its drawings in the order they lie on each other, from the site's own /animals folder, and its colours. */
export function figureOf({ outline, pattern, colours }: FiguredAnimal) {
  const isKnown = !isPictogram(pattern) && pattern !== 'helix'
  const coat = isKnown ? (colours.length ? colours : coatColours(pattern, [])) : unknown
  const isParted = pattern === 'bicolour' || pattern === 'tricolour'
  const pale = isParted ? coat.find(isPale) : undefined
  // White is the ground of what has white; merle mixes its own third colour.
  const ordered = pale
    ? [pale, ...coat.filter((colour) => colour !== pale)]
    : pattern === 'merle'
      ? coat.slice(0, 2)
      : coat
  const marks = !isKnown ? 'solid' : pattern === 'bicolour' && !pale ? 'tan' : pattern
  const hasMarks = outlineCoats[outline].some((drawn) => drawn === marks)
  return {
    parts: [
      `/animals/${outline}.svg#body`,
      ...(hasMarks ? [`/animals/${outline}.${marks}.svg#marks`] : []),
      `/animals/${outline}.svg#lines`,
    ],
    colours: coatColours(isKnown ? pattern : 'solid', ordered),
  }
}

/** Behind an animal: calm, and apart from any coat. */
const backdrops = ['#dcb5a8', '#b3c6b2', '#b0c6d2', '#dec596', '#c6b9d2', '#aecac6', '#e0bcae', '#c3cba3']
export const backdropOf = (seed: number): string =>
  backdrops[Math.abs(Math.trunc(seed)) % backdrops.length] ?? '#dcb5a8'
