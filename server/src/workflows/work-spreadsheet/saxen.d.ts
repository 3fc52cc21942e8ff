/** What we use of it; it brings no types. */
declare module 'saxen' {
  type Decode = (text: string) => string
  export class Parser {
    on(event: 'openTag', hear: (name: string, attributesOf: () => Record<string, string>, decode: Decode) => void): this
    on(event: 'error', hear: (error: Error) => void): this
    parse(xml: string): this
  }
}
