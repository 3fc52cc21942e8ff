import { useEffect } from 'react'
import { rememberCountryRequested, wasCountryRequested } from '../../data/country.ts'
import { useSettings } from '../../data/settings.tsx'
import { CountryDialog, hideCountryDialog, showCountryDialog, useIsCountryDialogShown } from './country-dialog.ts'

/**
 * The dialog for the country whose prices to show: it opens by itself on a visit whose country is unknown (country-1),
 * and when a flag is pressed. Placed once, beside the pages. It opens again on the next visit of whoever closes it.
 */
export function CountryHost() {
  const { isCountryKnown } = useSettings()
  const isShown = useIsCountryDialogShown()
  useEffect(() => {
    if (!isCountryKnown && !wasCountryRequested()) showCountryDialog()
  }, [isCountryKnown])
  if (!isShown) return null
  const onClose = () => {
    rememberCountryRequested()
    hideCountryDialog()
  }
  return <CountryDialog part={{ onClose }} />
}
