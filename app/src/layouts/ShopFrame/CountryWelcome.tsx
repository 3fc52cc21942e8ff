import { welcomeCountryId } from '@shop/contract/constants'
import { currencyTable } from '@shop/contract/currencies'
import { chakra, Flag } from '@shop/design-system'
import { useLocation } from 'react-router-dom'
import { useSettings } from '../../data/settings.tsx'
import { audienceTabs } from '../audience.ts'
import { paths } from '../../paths.ts'

const Line = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    columnGap: '3',
    paddingInline: '5',
    paddingBlock: '2.5',
    bg: 'colorPalette.subtle',
    color: 'ink',
    fontSize: 'sm',
    textAlign: 'center',
    textWrap: 'balance',
    '& strong': { display: 'inline-flex', alignItems: 'center', gap: '2.5', fontWeight: 'semibold' },
  },
})

const entryPoints = [paths.home, ...audienceTabs.map(({ href }) => href)]

/** Welcomes by name the one country that is (country-4), on the first pages of the shop. */
export function CountryWelcome() {
  const { country, countryId, countryName, currency } = useSettings()
  const { pathname } = useLocation()
  if (countryId !== welcomeCountryId || !entryPoints.includes(pathname)) return null
  return (
    <Line>
      <strong>
        <Flag country={country} size="sm" /> Welcome, {countryName}.
      </strong>
      Prices are in {currencyTable[currency].name}, and kits are posted to you in {countryName}.
    </Line>
  )
}
