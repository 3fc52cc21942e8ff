import { chakra, Flag, VisuallyHidden } from '@shop/design-system'
import { useSettings } from '../data/settings.tsx'
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
  /** Only flag and letters, for a header. */
  isShort?: boolean
  /** Before the question opens: a menu around the button closes. */
  onPress?: () => void
}

/** The visitor's country and the currency of its prices; pressed, it asks for another. */
export function CountryButton({ isShort = false, onPress }: CountryButtonProps) {
  const { country, countryName, currency } = useSettings()
  return (
    <Base
      type="button"
      aria-haspopup="dialog"
      onPointerDown={() => void loadCountryDialog()}
      onFocus={() => void loadCountryDialog()}
      onClick={() => {
        onPress?.()
        showCountryDialog()
      }}
    >
      <Flag country={country} size="sm" />
      {isShort ? (
        <span>
          {country}
          <VisuallyHidden>{` (${countryName}), prices in ${currency}. Change`}</VisuallyHidden>
        </span>
      ) : (
        <span>
          {country}, prices in {currency} <span className="country-change">Change</span>
          <VisuallyHidden>{` country, now ${countryName}`}</VisuallyHidden>
        </span>
      )}
    </Base>
  )
}
