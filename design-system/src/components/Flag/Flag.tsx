import { chakra } from '@chakra-ui/react'

const Picture = chakra('img', {
  base: {
    display: 'inline-block',
    flexShrink: 0,
    // Its box is there before the picture, whatever the picture's own size.
    height: 'auto',
    aspectRatio: '3 / 2',
    borderRadius: '4px',
    objectFit: 'cover',
    // Inside the picture, so that a white flag has an edge and every flag the same size.
    outline: '1px solid {colors.line}',
    outlineOffset: '-1px',
    verticalAlign: 'middle',
  },
  variants: { size: { sm: { width: '1.125rem' }, md: { width: '1.5rem' }, lg: { width: '2.25rem' } } },
  defaultVariants: { size: 'md' },
})

export type FlagProps = {
  /** Two letters, as in ISO 3166: AU, US, GB. */
  country: string
  /** The country's name, where no text beside it has it. */
  label?: string
  /** As high as the text beside it (`sm`, `md`), or for a list (`lg`). */
  size?: 'sm' | 'md' | 'lg'
}

/** A country's flag, 3 to 2, from the site's own /flags folder. */
export function Flag({ country, label = '', size }: FlagProps) {
  return (
    <Picture
      src={`/flags/${country.toUpperCase()}.svg`}
      alt={label}
      htmlWidth={24}
      htmlHeight={16}
      loading="lazy"
      decoding="async"
      size={size}
    />
  )
}
