import { currentNews } from '@shop/contract/constants'
import { chakra } from '@shop/design-system'
import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { brand } from '../../brand.ts'
import { rememberNews, useSettings } from '../../data/settings.tsx'
import { ActionForm } from '../../parts/form/ActionForm.tsx'
import { paths } from '../../paths.ts'
import { useIsInAccount } from '../use-who.ts'

const Line = chakra('aside', {
  base: {
    alignItems: 'center',
    justifyContent: 'center',
    columnGap: '3',
    paddingInline: '5',
    minHeight: { base: '11', sm: '8' },
    // Dark either way, as the footer.
    colorScheme: 'light',
    bg: 'ink',
    color: 'paper',
    fontSize: 'xs',
    '& a': { fontWeight: 'semibold', textDecoration: 'underline', textUnderlineOffset: '3px', whiteSpace: 'nowrap' },
    '& button': {
      display: 'grid',
      placeItems: 'center',
      boxSize: { base: '11', sm: '8' },
      marginInlineEnd: '-3',
      cursor: 'pointer',
      borderRadius: 'control',
    },
    '& :is(a, button):focus-visible': { outlineColor: 'paper' },
  },
  variants: {
    place: {
      above: { display: { base: 'none', sm: 'flex' } },
      below: {
        display: { base: 'flex', sm: 'none' },
        paddingBlock: '2',
        borderBlockEnd: '1px solid color-mix(in srgb, currentcolor 20%, transparent)',
      },
    },
  },
})

/**
 * Closes the news; null where there are none to tell. They are told until they were read or closed, which the server
 * knows: nothing moves once the page is there.
 */
export function useNews(): (() => void) | null {
  const { isCountryGuessed, isNewsRead } = useSettings()
  const [isClosed, setClosed] = useState(isNewsRead)
  const isOpened = useLocation().pathname === paths.merger
  const isInAccount = useIsInAccount()
  if (isOpened && !isClosed) setClosed(true)
  useEffect(() => {
    if (isOpened && !isNewsRead) rememberNews()
  }, [isOpened, isNewsRead])
  // One message at a time: where the country has to be told, the next page tells the news.
  if (isClosed || isInAccount || isCountryGuessed) return null
  return () => {
    setClosed(true)
    rememberNews()
  }
}

type NewsBannerProps = {
  /** On a phone below the page, as the menu bar alone is above it. */
  place: 'above' | 'below'
  onClose: () => void
}

/** Announces the merger with the partner company (header-13). */
export const NewsBanner = ({ place, onClose }: NewsBannerProps) => (
  // Each place is a landmark of its own name, although one is shown.
  <Line aria-label={place === 'above' ? 'Announcement' : 'News'} place={place}>
    <p>
      {brand.name} and {brand.partner} are now one laboratory.{' '}
      <a href={paths.merger} aria-label={`Read more about ${brand.name} and ${brand.partner}`}>
        Read more
      </a>
    </p>
    <ActionForm call="closeNews" values={{ value: currentNews }} onSubmit={onClose}>
      <button type="submit" aria-label="Close the announcement">
        <X size={16} aria-hidden />
      </button>
    </ActionForm>
  </Line>
)
