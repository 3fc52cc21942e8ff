import { Resvg } from '@resvg/resvg-js'
import { create, type Font } from 'fontkit'
import { fontFiles, type FontName, writable } from './fonts.ts'
import type { Face } from './theme.ts'

const width = 1200
const height = 630
const margin = 80
/** The mark is to the right of it. */
const textWidth = 690

const fonts = new Map<FontName, Font>()
function fontOf(name: FontName): Font {
  const font = fonts.get(name) ?? (create(fontFiles[name]) as Font)
  fonts.set(name, font)
  return font
}

/** A line of text as an outline, so that no drawing library needs to know our typefaces; and how wide it is. */
function outline(face: Face, said: string, size: number) {
  const { font: name, text } = writable(face, said)
  const font = fontOf(name)
  const scale = size / font.unitsPerEm
  const { glyphs, positions } = font.layout(text)
  let x = 0
  const shapes = glyphs.map((glyph, index) => {
    const shape = `<path transform="translate(${x} 0)" d="${glyph.path.toSVG()}"/>`
    x += positions[index]?.xAdvance ?? 0
    return shape
  })
  return { shapes: shapes.join(''), width: x * scale, scale }
}

/** Words in lines of `textWidth`, at most `most` of them; what is left out is an ellipsis. */
function linesOf(face: Face, text: string, size: number, most: number): string[] {
  const fits = (line: string) => outline(face, line, size).width <= textWidth
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ')
    if (lines.length && fits(longer)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  if (lines.length <= most) return lines
  return [...lines.slice(0, most - 1), `${(lines[most - 1] ?? '').replace(/(?<![\s.,;:])[\s.,;:]+$/, '')} …`]
}

function drawLines(lines: readonly string[], face: Face, size: number, x: number, top: number, colour: string): string {
  return lines
    .map((line, index) => {
      const { shapes, scale } = outline(face, line, size)
      const y = top + size * 0.9 + index * size * 1.2
      return `<g fill="${colour}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${shapes}</g>`
    })
    .join('')
}

/** The shop's mark, in a square of 32. */
const mark = `<circle cx="6.2" cy="4.7" r="4.4"/><circle cx="25.8" cy="4.7" r="4.4"/><circle cx="11" cy="11.1" r="3.4"/><circle cx="21" cy="11.1" r="3.4"/><circle cx="16" cy="16" r="2.6" opacity=".6"/><circle cx="11" cy="20.9" r="3.4"/><circle cx="21" cy="20.9" r="3.4"/><circle cx="6.2" cy="27.3" r="4.4"/><circle cx="25.8" cy="27.3" r="4.4"/>`

const previewColours = {
  breeder: { strong: '#b8175c', soft: '#fbdfea' },
  owner: { strong: '#b84a00', soft: '#fde6d3' },
  vet: { strong: '#0b6b6b', soft: '#d5eeec' },
} as const

type Preview = { brand: string; title: string; text: string; audience: keyof typeof previewColours }

/** What messengers show of a shared page, 1200 by 630: its title and first words beside the shop's mark. PNG. */
export function previewPicture({ brand, title, text, audience }: Preview): Buffer {
  const { strong, soft } = previewColours[audience]
  const size = title.length > 60 ? 54 : 68
  const heading = linesOf('heading', title, size, 4)
  const lead = linesOf('text', text, 30, heading.length > 2 ? 2 : 3)
  const headingTop = 190
  const leadTop = headingTop + heading.length * size * 1.2 + 24
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="#fbf8f4"/>
<rect width="${width}" height="14" fill="${strong}"/>
<circle cx="1030" cy="345" r="250" fill="${soft}"/>
<g fill="${strong}" transform="translate(902 217) scale(8)">${mark}</g>
<g fill="${strong}" transform="translate(${margin} 84) scale(1.5)">${mark}</g>
${drawLines([brand], 'heading', 42, margin + 66, 84, '#241a20')}
${drawLines(heading, 'heading', size, margin, headingTop, '#241a20')}
${drawLines(lead, 'text', 30, margin, leadTop, '#5f5159')}
</svg>`
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng()
}
