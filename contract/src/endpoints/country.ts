import { endpoints } from '../call.ts'
import { messages } from '../messages.ts'

export const countryEndpoints = endpoints({
  listCountries: { method: 'GET', path: '/api/countries', fails: messages.failedToFetchCountries },
  listStates: { method: 'GET', path: '/api/countries/{code}/states', fails: messages.failedToFetchStates },
  listStatesByCode: { method: 'GET', path: '/api/countries/states/', fails: messages.failedToFetchStates },
  detectCountry: { method: 'GET', path: '/api/country-detection', fails: messages.errorFetchingCountryCode },
  setCountry: { method: 'POST', path: '/api/cookie/country', fails: messages.errorSettingCountryCode },
  setCurrency: { method: 'POST', path: '/api/cookie/currency', fails: messages.errorSettingCountryCurrency },
  closeNews: { method: 'POST', path: '/api/cookie/news', fails: messages.somethingWentWrong },
  getUserType: { method: 'GET', path: '/api/cookie/user-type', fails: messages.errorFetchingUserType },
  setUserType: { method: 'POST', path: '/api/cookie/user-type', fails: messages.errorSettingUserType },
  chooseShop: { method: 'POST', path: '/api/cookie/chosen-type', fails: messages.errorSettingUserType },
})
