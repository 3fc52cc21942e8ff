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

function paint([colour, mark, width]: Mark, { body }: Drawn) {
  const fill = fillOf(colour)
  if (typeof mark !== 'string') return `<path ${fill} d="${path(within(mark, body), { error: 0.9 })}"/>`
  if (!width) return `<path ${fill} d="${mark}"/>`
  return `<path fill="none" ${fill.replaceAll('fill', 'stroke')} stroke-width="${width}" stroke-linecap="round" d="${mark}"/>`
}

/** An outline's body and the lines over it, and by name the patterns between them. */
type Figure = { body: string; coats: Record<string, string> }
function draw({ drawn, markings, patterns }: Outline): Figure {
  const coats = patterns.map((name) => {
    const paths = (markings[name] ?? []).map((mark) => paint(mark, drawn))
    return [name, `<symbol id="marks" ${view}>${paths.join('')}</symbol>`]
  })
  const shade = (shape: Shape, opacity: string, error = 0.8) =>
    `<path fill="${ink}" fill-opacity="${opacity}" d="${path(shape, { error, least: 40 })}"/>`
  const body = [
    `<symbol id="body" ${view}><path fill="var(--coat-1)" d="${path(drawn.body)}"/></symbol>\n`,
    `<symbol id="lines" ${view}>`,
    shade(drawn.far, '.24'),
    shade(minus(drawn.near, moved(drawn.near, -7, -9)), '.1', 1.5),
    shade(drawn.ear, '.2'),
    '<g fill="none" stroke-linecap="round" stroke-linejoin="round" stroke-width="3">',
    `<path stroke="#fff" stroke-opacity=".16" transform="translate(0 1.6)" d="${drawn.strokes}"/>`,
    `<path stroke="${ink}" stroke-opacity=".5" d="${drawn.strokes}"/></g>`,
    `<path fill="${drawn.nose.fill}" d="${path(drawn.nose.shape, { least: 4 })}"/>${drawn.above}</symbol>`,
  ].join('')
  return { body, coats: Object.fromEntries(coats) }
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

/** Every outline by its name. */
export const figures = (): [name: string, figure: Figure][] => [
  ...Object.entries(dogs).map(([name, spec]): [string, Figure] => [name, draw(dogOutline(spec))]),
  ...Object.entries(cats).map(([name, spec]): [string, Figure] => [name, draw(catOutline(spec))]),
]
