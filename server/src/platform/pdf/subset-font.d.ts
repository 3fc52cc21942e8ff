declare module 'subset-font' {
  type Options = { targetFormat: 'truetype'; variationAxes?: Record<string, number> }
  /** Those letters of a font that a text has, with what shapes them. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
