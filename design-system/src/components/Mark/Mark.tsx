import { chakra } from '@chakra-ui/react'

/** Where the paw dots are on a field of 32 and how large: two strands that cross, the far dots smaller. */
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

export type MarkProps = {
  /** CSS length; by default as high as the text beside it. */
  size?: string
  /** Its name where it is alone; beside the brand's name it is decoration. */
  label?: string
}

/** The brand's mark, a helix of paw dots, in the colour of the text around it. */
export function Mark({ size = '1.25em', label }: MarkProps) {
  return (
    <svg
      viewBox="0 0 32 32"
      width={size}
      height={size}
      fill="currentColor"
      style={{ flexShrink: 0 }}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {dots.map(([cx, cy, r, opacity]) => (
        <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r={r} opacity={opacity} />
      ))}
    </svg>
  )
}

export type WordmarkProps = {
  /** Of the brand, as it is written. */
  name: string
}

/** The mark and the brand's name, as one line of the heading face. */
export function Wordmark({ name }: WordmarkProps) {
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="0.45em"
      fontFamily="heading"
      fontWeight="bold"
      fontSize="xl"
      lineHeight="none"
      letterSpacing="tight"
    >
      <Mark size="1.2em" />
      {name}
    </chakra.span>
  )
}
