/** The windows of the toolbar, in pixels; a story names one as its viewport. */
export const sizes = {
  narrow: { name: 'Narrow phone', width: 320, height: 640 },
  phone: { name: 'Phone', width: 390, height: 844 },
  mobile480: { name: 'Last with the mobile header', width: 480, height: 900 },
  desktop481: { name: 'First with the desktop header', width: 481, height: 900 },
  tablet: { name: 'Tablet', width: 768, height: 1024 },
  desktop: { name: 'Desktop', width: 1440, height: 900 },
}
export type Size = keyof typeof sizes
