declare module 'document:*' {
  /** Addresses of pictures, one for each page. */
  export const pages: string[]
  /** Address of the PDF. */
  export const file: string
}
