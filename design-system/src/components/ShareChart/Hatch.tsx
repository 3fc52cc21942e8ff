/** The fill of what is not assigned; `pitch` is from line to line, in the drawing's units. */
export const Hatch = ({ id, pitch }: { id: string; pitch: number }) => (
  <pattern id={id} width={pitch} height={pitch} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <rect width={pitch} height={pitch} fill="var(--hatch-ground)" />
    <rect width={pitch * 0.36} height={pitch} fill="var(--hatch-line)" />
  </pattern>
)

/** The colours of the hatch, for the element that holds it. */
export const hatchColours = { '--hatch-ground': 'colors.sand', '--hatch-line': 'colors.edge' }
