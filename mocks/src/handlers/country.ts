import { countryCalls } from '@shop/contract/country'
import { countries, states } from '../fixtures/country.ts'
import { mock } from '../mock.ts'

export const handlers = [
  mock(countryCalls.listStatesByCode, { results: states }),
  mock(countryCalls.listStates, { results: states }),
  mock(countryCalls.listCountries, { results: countries }),
  mock(countryCalls.detectCountry, { countryCode: 'US', currency: 'USD' }),
  mock(countryCalls.setCountry, ({ body }) => body),
  mock(countryCalls.setCurrency, ({ body }) => body),
  mock(countryCalls.closeNews, ({ body }) => body),
  mock(countryCalls.getUserType, { value: 'guest' }),
  mock(countryCalls.setUserType, ({ body }) => body),
  mock(countryCalls.chooseShop, ({ body }) => body),
]
