/** How wide, and how high, each size of a photo is at most, in pixels. Apart from the schemas, for pages that only show it. */
export const photoWidths = { small: 240, medium: 720, large: 1440 } as const
export type PhotoSize = keyof typeof photoWidths
export const photoSizes = Object.keys(photoWidths) as PhotoSize[]
