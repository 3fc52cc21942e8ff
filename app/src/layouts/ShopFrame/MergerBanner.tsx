import { chakra } from '@shop/design-system'
import { brand } from '../../brand.ts'
import { paths } from '../../paths.ts'

const Line = chakra('aside', {
  base: {
    paddingInline: '5',
    paddingBlock: { base: '0.5', sm: '1.5' },
    // Dark either way, as the footer.
    colorScheme: 'light',
    bg: 'ink',
    color: 'paper',
    fontSize: 'xs',
    textAlign: 'center',
    '& a': { fontWeight: 'semibold', textDecoration: 'underline', textUnderlineOffset: '3px' },
    '& a:focus-visible': { outlineColor: 'paper' },
  },
})

/** Announces the merger with the partner company (header-13). */
export function MergerBanner() {
  return (
    <Line aria-label="Announcement">
      {brand.name} and {brand.partner} are now one laboratory.{' '}
      <a href={paths.merger} aria-label={`Read more about ${brand.name} and ${brand.partner}`}>
        Read more
      </a>
    </Line>
  )
}
