import { lazyPart } from '@shop/design-system'
import { shown } from '../page/shown.ts'

export const [CountryDialog, loadCountryDialog] = lazyPart(() =>
  import('./CountryDialog.tsx').then((part) => part.CountryDialog),
)

/** Opens and closes the question which country one is in, from any flag of the site. */
export const { show: showCountryDialog, hide: hideCountryDialog, useIsShown: useIsCountryDialogShown } = shown()
