import { defineRecipe } from '@chakra-ui/react'

/** Two halves of one capsule, like the two copies of a chromosome: a variant is filled, the normal copy is open. */
export const allelePairRecipe = defineRecipe({
  className: 'allele-pair',
  base: {
    display: 'inline-flex',
    gap: '2px',
    maxWidth: 'full',
    fontFamily: 'mono',
    fontWeight: 'semibold',
    lineHeight: 'none',
    '& .allele': {
      display: 'grid',
      placeItems: 'center',
      minWidth: 'var(--allele-width)',
      minHeight: 'var(--allele-height)',
      paddingInline: 'var(--allele-padding)',
      border: '1.5px solid var(--allele-line)',
      bg: 'card',
      color: 'ink',
      overflowWrap: 'anywhere',
      textAlign: 'center',
    },
    '& .allele[data-place=first]': { borderStartStartRadius: 'pill', borderEndStartRadius: 'pill' },
    '& .allele[data-place=last]': { borderStartEndRadius: 'pill', borderEndEndRadius: 'pill' },
    '& .allele[data-kind=variant]': { bg: 'var(--allele-fill)', color: 'var(--allele-ink)' },
    // A male's Y, or a copy that could not be read.
    '& .allele[data-kind=absent]': { bg: 'sand', color: 'ink2', borderStyle: 'dashed', borderColor: 'edge' },
  },
  variants: {
    tone: {
      neutral: { '--allele-line': 'colors.ink2', '--allele-fill': 'colors.ink2', '--allele-ink': 'colors.card' },
      clear: { '--allele-line': 'colors.clear.fg', '--allele-fill': 'colors.clear.fg', '--allele-ink': 'colors.card' },
      carrier: {
        '--allele-line': 'colors.carrier.fg',
        '--allele-fill': 'colors.carrier.fg',
        '--allele-ink': 'colors.card',
      },
      affected: {
        '--allele-line': 'colors.affected.fg',
        '--allele-fill': 'colors.affected.fg',
        '--allele-ink': 'colors.card',
      },
      audience: {
        '--allele-line': 'colors.colorPalette.solid',
        '--allele-fill': 'colors.colorPalette.solid',
        '--allele-ink': 'colors.colorPalette.contrast',
      },
    },
    size: {
      sm: {
        fontSize: 'xs',
        '--allele-width': 'sizes.8',
        '--allele-height': 'sizes.7',
        '--allele-padding': 'spacing.2',
      },
      lg: {
        fontSize: 'lg',
        '--allele-width': 'sizes.16',
        '--allele-height': 'sizes.14',
        '--allele-padding': 'spacing.4',
      },
    },
  },
  defaultVariants: { tone: 'neutral', size: 'sm' },
})
