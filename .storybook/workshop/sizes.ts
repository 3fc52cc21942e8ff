/** The sizes that a story may name as its viewport, as preview.tsx has them in its toolbar. */
export const sizes = {
  narrow: { width: 320, height: 640 },
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
}
export type Size = keyof typeof sizes
