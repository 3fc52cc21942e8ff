import { welcomeCountryId } from '@shop/contract/constants'
import { inSentence } from '@shop/contract/country-name'
import { currencyTable } from '@shop/contract/currencies'
import { chakra, Flag } from '@shop/design-system'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useSettings } from '../../data/settings.tsx'
import { audienceTabs } from '../audience.ts'
import { CountryButton } from '../CountryButton.tsx'
import { paths } from '../../paths.ts'

const Line = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    columnGap: '2.5',
    minHeight: '11',
    paddingInline: '5',
    paddingBlock: '1',
    bg: 'colorPalette.subtle',
    color: 'ink',
    fontSize: 'sm',
    textWrap: 'pretty',
    '& strong': { fontWeight: 'semibold' },
  },
})

const entryPoints = [paths.home, ...audienceTabs.map(({ href }) => href)]

/**
 * Welcomes by name the one country that is (country-4), on the first pages of the shop; and says on the first page of a
 * visit for which country its prices are, where that was detected (country-1).
 */
export function CountryLine() {
  const { country, countryId, countryName, currency, isCountryGuessed } = useSettings()
  const { pathname } = useLocation()
  const [first] = useState(pathname)
  const isWelcome = countryId === welcomeCountryId && entryPoints.includes(pathname)
  const isGuess = isCountryGuessed && pathname === first
  if (!isWelcome && !isGuess) return null
  return (
    <Line>
      <Flag country={country} size="sm" />
      {isWelcome ? (
        <p>
          <strong>Welcome, {countryName}.</strong> Prices are in {currencyTable[currency].name}, and kits are posted to
          you in {countryName}.
        </p>
      ) : (
        <p>Prices for {inSentence(countryName)}.</p>
      )}
      {isGuess && <CountryButton look="change" />}
    </Line>
  )
}
