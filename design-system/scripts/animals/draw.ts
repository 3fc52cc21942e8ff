import type { Drawn } from './animal.ts'
import { cat, type CatSpec } from './cat.ts'
import { cats } from './cats.ts'
import { dog, type DogSpec } from './dog.ts'
import { dogs } from './dogs.ts'
import { catMarkings, dogMarkings, type Mark } from './markings.ts'
import { minus, path, type Shape, within } from './shape.ts'

const moved =
  (shape: Shape, dx: number, dy: number): Shape =>
  (x, y) =>
    shape(x - dx, y - dy)
const ink = '#1c100a'
const view = 'viewBox="0 0 480 400"'

function fillOf(mark: string) {
  if (mark === 'white') return 'fill="#f6efe4"'
  if (mark === 'ink') return `fill="${ink}" fill-opacity=".6"`
  const [colour, opacity] = mark.split(' ')
  return `fill="var(--coat-${colour})"${opacity ? ` fill-opacity="${opacity}"` : ''}`
}

/** Every symbol of an outline: its body, its patterns, and the lines over both. */
function draw({ drawn, markings, patterns }: Outline): string {
  const coats = patterns.map((name) => {
    const paths = (markings[name] ?? []).map(
      ([mark, shape]) => `<path ${fillOf(mark)} d="${path(within(shape, drawn.body), { error: 0.8 })}"/>`,
    )
    return `<symbol id="${name}" ${view}>${paths.join('')}</symbol>`
  })
  const shade = (shape: Shape, opacity: string, error = 0.8) =>
    `<path fill="${ink}" fill-opacity="${opacity}" d="${path(shape, { error, least: 40 })}"/>`
  return [
    `<symbol id="body" ${view}><path fill="var(--coat-1)" d="${path(drawn.body)}"/></symbol>`,
    ...coats,
    `<symbol id="lines" ${view}>`,
    shade(drawn.far, '.24'),
    shade(minus(drawn.near, moved(drawn.near, -7, -9)), '.1', 1.1),
    shade(drawn.ear, '.2'),
    '<g fill="none" stroke-linecap="round" stroke-linejoin="round" stroke-width="3">',
    `<path stroke="#fff" stroke-opacity=".16" transform="translate(0 1.6)" d="${drawn.strokes}"/>`,
    `<path stroke="${ink}" stroke-opacity=".5" d="${drawn.strokes}"/></g>`,
    `<path fill="${drawn.nose.fill}" d="${path(drawn.nose.shape, { least: 4 })}"/>${drawn.above}</symbol>`,
  ].join('')
}

type Outline = { drawn: Drawn; markings: Record<string, Mark[]>; patterns: string[] }
const dogOutline = (spec: DogSpec): Outline => {
  const drawn = dog(spec)
  return { drawn, markings: dogMarkings(drawn), patterns: spec.patterns }
}
const catOutline = (spec: CatSpec): Outline => {
  const drawn = cat(spec)
  return { drawn, markings: catMarkings(drawn), patterns: spec.patterns }
}

/** Every outline's file by its name. */
export const figures = (only: string[] = []): Record<string, string> => {
  const wanted = ([name]: [string, unknown]) => !only.length || only.includes(name)
  return Object.fromEntries([
    ...Object.entries(dogs)
      .filter(wanted)
      .map(([name, spec]) => [name, draw(dogOutline(spec))]),
    ...Object.entries(cats)
      .filter(wanted)
      .map(([name, spec]) => [name, draw(catOutline(spec))]),
  ])
}
