import { Resvg } from '@resvg/resvg-js'
import { type Typefaces, typefacesFor } from './fonts.ts'
import { layLines } from './lines.ts'
import type { Face } from './theme.ts'

const width = 1200
const height = 630
const margin = 80
/** The mark is to the right of it. */
const textWidth = 690

type Line = { shapes: string; width: number }

/** Lines of text as outlines, so that no drawing library needs to know our typefaces; of `size`, on a baseline of 0. */
function linesOf({ byName, ...typefaces }: Typefaces, face: Face, text: string, size: number): Line[] {
  const fontOf = (name: string) => byName.get(name)?.font
  const laid = (letters: string, name: string) => {
    const font = fontOf(name)
    return font ? { ...font.layout(letters), scale: size / font.unitsPerEm } : { glyphs: [], positions: [], scale: 1 }
  }
  const widthOf = (name: string, letters: string) => {
    const { positions, scale } = laid(letters, name)
    return positions.reduce((sum, { xAdvance }) => sum + xAdvance * scale, 0)
  }
  return layLines({ byName, ...typefaces }, face, text, textWidth, widthOf).map((runs) => {
    let x = 0
    const shapes = runs.flatMap(({ font, text: letters }) => {
      const { glyphs, positions, scale } = laid(letters, font)
      return glyphs.map((glyph, index) => {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
        const place = `translate(${x + xOffset * scale} ${-yOffset * scale}) scale(${scale} ${-scale})`
        x += xAdvance * scale
        return `<path transform="${place}" d="${glyph.path.toSVG()}"/>`
      })
    })
    return { shapes: shapes.join(''), width: x }
  })
}

/** At most `most` lines of a text; what is left out is an ellipsis. */
function cut(typefaces: Typefaces, face: Face, text: string, size: number, most: number): Line[] {
  const lines = linesOf(typefaces, face, text, size)
  if (lines.length <= most) return lines
  const words = text.split(' ')
  while (words.length > 1) {
    words.pop()
    const shorter = `${words.join(' ').replace(/(?<![\s.,;:])[\s.,;:]+$/, '')} …`
    const fewer = linesOf(typefaces, face, shorter, size)
    if (fewer.length <= most) return fewer
  }
  return lines.slice(0, most)
}

const drawLines = (lines: readonly Line[], size: number, x: number, top: number, colour: string): string =>
  lines
    .map(({ shapes }, index) => {
      const y = top + size * 0.9 + index * size * 1.2
      return `<g fill="${colour}" transform="translate(${x} ${y})">${shapes}</g>`
    })
    .join('')

/** The shop's mark, in a square of 32. */
const mark = `<circle cx="6.2" cy="4.7" r="4.4"/><circle cx="25.8" cy="4.7" r="4.4"/><circle cx="11" cy="11.1" r="3.4"/><circle cx="21" cy="11.1" r="3.4"/><circle cx="16" cy="16" r="2.6" opacity=".6"/><circle cx="11" cy="20.9" r="3.4"/><circle cx="21" cy="20.9" r="3.4"/><circle cx="6.2" cy="27.3" r="4.4"/><circle cx="25.8" cy="27.3" r="4.4"/>`

const previewColours = {
  breeder: { strong: '#b8175c', soft: '#fbdfea' },
  owner: { strong: '#b84a00', soft: '#fde6d3' },
  vet: { strong: '#0b6b6b', soft: '#d5eeec' },
} as const

type Preview = { brand: string; title: string; text: string; audience: keyof typeof previewColours }

/** What messengers show of a shared page, 1200 by 630: its title and first words beside the shop's mark. PNG. */
export async function previewPicture({ brand, title, text, audience }: Preview): Promise<Buffer> {
  const typefaces = await typefacesFor(`${brand} ${title} ${text} …`)
  const { strong, soft } = previewColours[audience]
  const size = title.length > 60 ? 54 : 68
  const heading = cut(typefaces, 'heading', title, size, 4)
  const lead = cut(typefaces, 'text', text, 30, heading.length > 2 ? 2 : 3)
  const headingTop = 190
  const leadTop = headingTop + heading.length * size * 1.2 + 24
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="#fbf8f4"/>
<rect width="${width}" height="14" fill="${strong}"/>
<circle cx="1030" cy="345" r="250" fill="${soft}"/>
<g fill="${strong}" transform="translate(902 217) scale(8)">${mark}</g>
<g fill="${strong}" transform="translate(${margin} 84) scale(1.5)">${mark}</g>
${drawLines(linesOf(typefaces, 'heading', brand, 42), 42, margin + 66, 84, '#241a20')}
${drawLines(heading, size, margin, headingTop, '#241a20')}
${drawLines(lead, 30, margin, leadTop, '#5f5159')}
</svg>`
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng()
}
