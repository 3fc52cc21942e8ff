import { useEffect } from 'react'
import { rememberCountryRequested, wasCountryRequested } from '../../data/country.ts'
import { useSettings } from '../../data/settings.tsx'
import { CountryDialog, hideCountryDialog, showCountryDialog, useIsCountryDialogShown } from './country-dialog.ts'

/**
 * Asks for the country whose prices to show: by itself on a visit for which nobody knows it (country-1), and when a flag
 * is pressed. Placed once, beside the pages. Who closes it is asked again on the next visit.
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
