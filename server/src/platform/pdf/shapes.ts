import { encode } from 'uqr'
import type { Writer } from './writer.ts'

type Square = { x: number; y: number; size: number }

/** The brand's mark on a field of 32, as the site draws it: a helix of paw dots. */
const dots: [x: number, y: number, r: number, opacity?: number][] = [
  [6.2, 4.7, 4.2],
  [25.8, 4.7, 4.2],
  [11, 11.1, 3.2],
  [21, 11.1, 3.2],
  [16, 16, 2.5, 0.6],
  [11, 20.9, 3.2],
  [21, 20.9, 3.2],
  [6.2, 27.3, 4.2],
  [25.8, 27.3, 4.2],
]
export function drawMark({ doc }: Writer, { x, y, size }: Square, colour: string) {
  const scale = size / 32
  for (const [cx, cy, r, opacity = 1] of dots)
    doc
      .circle(x + cx * scale, y + cy * scale, r * scale)
      .fillOpacity(opacity)
      .fill(colour)
  doc.fillOpacity(1)
}

/** A QR code of sharp squares. Error correction M: a fold or a coffee ring does not spoil it. */
export function drawQrCode({ doc }: Writer, text: string, { x, y, size }: Square, colour: string) {
  const { data } = encode(text, { ecc: 'M', border: 0 })
  const cell = size / data.length
  for (const [row, cells] of data.entries())
    for (const [column, isDark] of cells.entries()) if (isDark) doc.rect(x + column * cell, y + row * cell, cell, cell)
  doc.fill(colour)
}

/** Numbers from 0 to 1 that are always the same for one seed. */
function sequence(seed: number) {
  let state = seed % 2147483647 || 1
  return () => (state = (state * 48271) % 2147483647) / 2147483647
}

/** A disc of the animal's coat: its ground, and patches of its other colours. */
export function drawCoat(
  { doc }: Writer,
  { colours, seed }: { colours: string[]; seed: number },
  { x, y, size }: Square,
) {
  const [ground = '#8a623c', ...others] = colours
  const next = sequence(seed + 7)
  doc.circle(x + size / 2, y + size / 2, size / 2).clip()
  doc.rect(x, y, size, size).fill(ground)
  for (const [index, colour] of others.entries())
    for (let patch = 0; patch < 9 - index * 4; patch++) {
      const width = size * (0.06 + next() * 0.14)
      doc.ellipse(x + next() * size, y + next() * size, width, width * (0.6 + next() * 0.6)).fill(colour)
    }
}
