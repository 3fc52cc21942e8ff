import { chakra, Flag, useIsHydrated, VisuallyHidden } from '@shop/design-system'
import { useLocation } from 'react-router-dom'
import { useSettings } from '../data/settings.tsx'
import { paths } from '../paths.ts'
import { loadCountryDialog, showCountryDialog } from '../parts/country/country-dialog.ts'

const Base = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: { base: '11', sm: '8' },
    position: 'relative',
    cursor: 'pointer',
    textAlign: 'start',
    '& .country-change': { textDecoration: 'underline', textUnderlineOffset: '4px', fontWeight: 'semibold' },
    _hover: { textDecoration: 'underline', textUnderlineOffset: '4px' },
  },
})

type CountryButtonProps = {
  /** All of it; flag and letters, for a header; or a word beside a text that names the country. */
  look?: 'whole' | 'short' | 'change'
  /** Before the question opens: a menu around the button closes. */
  onPress?: () => void
}

/** The visitor's country and the currency of its prices; pressed, it leads to others, in a dialog once that can open. */
export function CountryButton({ look = 'whole', onPress }: CountryButtonProps) {
  const { country, countryName, currency } = useSettings()
  const { pathname, search } = useLocation()
  const isHydrated = useIsHydrated()
  return (
    <form
      action={paths.country}
      onSubmit={(event) => {
        event.preventDefault()
        onPress?.()
        showCountryDialog()
      }}
    >
      <input type="hidden" name="next" value={pathname + search} />
      <Base
        type="submit"
        aria-haspopup={isHydrated ? 'dialog' : undefined}
        onPointerDown={() => void loadCountryDialog()}
        onFocus={() => void loadCountryDialog()}
      >
        {look !== 'change' && <Flag country={country} size="sm" />}
        {look === 'short' ? (
          <span>
            {country}
            <VisuallyHidden>{` (${countryName}), prices in ${currency}. Change`}</VisuallyHidden>
          </span>
        ) : (
          <span>
            {look === 'whole' && `${country}, prices in ${currency} `}
            <span className="country-change">Change</span>
            <VisuallyHidden>{` country, now ${countryName}`}</VisuallyHidden>
          </span>
        )}
      </Base>
    </form>
  )
}
