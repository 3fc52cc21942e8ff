import { inflateSync } from 'node:zlib'

/** Objects of a PDF by number, with their streams unpacked. */
function objectsOf(pdf: Buffer) {
  const text = pdf.toString('latin1')
  const objects = new Map<string, { head: string; stream: string }>()
  for (const { 1: number = '', index, 0: start } of text.matchAll(/(?<=\n)(\d+) 0 obj\n/g)) {
    const body = index + start.length
    const [head = '', opening] = text.slice(body, text.indexOf('endobj', body)).split(/(stream\r?\n)/, 2)
    const from = body + head.length + (opening?.length ?? 0)
    const bytes = pdf.subarray(from, from + Number(head.match(/\/Length (\d+)/)?.[1] ?? 0))
    objects.set(number, {
      head,
      stream: (head.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1'),
    })
  }
  return objects
}

/** The letters of each glyph of a font, from its ToUnicode map. */
function lettersOf(map: string): Map<number, string> {
  const letters = new Map<number, string>()
  const said = (hex: string) => Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le')
  for (const [, first = '', list = ''] of map.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g))
    for (const [index, [, hex = '']] of [...list.matchAll(/<([^>]*)>/g)].entries())
      letters.set(Number.parseInt(first, 16) + index, said(hex))
  return letters
}

/** The pieces of text on each page of a PDF that pdfkit wrote, in the order in which they are read. */
export function textByPage(pdf: Buffer): string[][] {
  const objects = objectsOf(pdf)
  const refIn = (head: string, key: string) => head.match(new RegExp(`/${key} (\\d+) 0 R`))?.[1] ?? ''
  const fonts = new Map<string, Map<number, string>>()
  for (const { head } of objects.values())
    for (const [, name = '', number = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g))
      fonts.set(name, lettersOf(objects.get(refIn(objects.get(number)?.head ?? '', 'ToUnicode'))?.stream ?? ''))
  const pages: string[][] = []
  for (const { head } of objects.values()) {
    if (!/\/Type \/Page\b/.test(head)) continue
    const lines: string[] = []
    pages.push(lines)
    let font = new Map<number, string>()
    for (const [, name, shown] of (objects.get(refIn(head, 'Contents'))?.stream ?? '').matchAll(
      /\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g,
    )) {
      if (name) font = fonts.get(name) ?? font
      const glyphs = [...(shown ?? '').matchAll(/<([^>]*)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
      if (shown) lines.push(glyphs.map((glyph) => font.get(Number.parseInt(glyph, 16)) ?? '?').join(''))
    }
  }
  return pages
}

/** Its text; one line for each piece. */
export const textOf = (pdf: Buffer): string => textByPage(pdf).flat().join('\n')

/** How many pages it has. */
export const pagesOf = (pdf: Buffer) => Number(pdf.toString('latin1').match(/\/Type \/Pages\n\/Count (\d+)/)?.[1])
