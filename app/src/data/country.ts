import type { Country } from '@shop/contract/country'
import { countryEndpoints } from '@shop/contract/endpoints/country'
import { countriesWithStates, shippingCountries } from '@shop/contract/constants'
import { postedTo } from '@shop/contract/posted-to'
import { request } from '@shop/contract/request'
import { useEffect, useMemo } from 'react'
import { trackEvent } from './analytics.ts'
import { moveCart } from './cart.ts'
import { parseStored, useStored, writeStored } from './storage.ts'
import { readInTab, writeInTab } from './tab-storage.ts'
import { rarelyChanges, read, useRead } from './use-call.ts'
import { useBeside } from './use-beside.ts'

/** Those a kit is sent to: enough to order with when the list of all countries cannot be had. */
const shippedTo = (): Country[] =>
  shippingCountries
    .map((code) => {
      const { id, name, currency, dialCode } = postedTo[code]
      return { id, name, code, currency, dialCode, otherNames: [], isPostedTo: true }
    })
    .toSorted((one, other) => one.name.localeCompare(other.name))

const storageKey = 'countries'

const isCountry = (value: unknown): value is Country => {
  const fields = value as Record<string, unknown> | null
  return (
    ['name', 'code', 'currency'].every((key) => typeof fields?.[key] === 'string') && Array.isArray(fields?.otherNames)
  )
}

/** The list that this browser stored on an earlier page (login-3); null for none, and while the server renders. */
function useStoredCountries(): Country[] | null {
  const text = useStored(storageKey)
  return useMemo(() => {
    const stored = parseStored(text ?? null)
    return Array.isArray(stored) && stored.length && stored.every(isCountry) ? stored : null
  }, [text])
}

export const readCountries = read(countryEndpoints.listCountries)

/** All countries by name; undefined while they load. After a failure the stored ones, or those we post to. */
export function useCountryList() {
  const { data, error } = useRead(readCountries, rarelyChanges)
  const stored = useStoredCountries()
  const fetched = data?.results
  useEffect(() => {
    if (fetched) writeStored(storageKey, JSON.stringify(fetched))
  }, [fetched])
  return { countries: fetched ?? stored ?? (error ? shippedTo() : undefined), failure: error }
}

export function useCountries(): Country[] | undefined {
  const { countries, failure } = useCountryList()
  return useBeside({ data: countries, error: failure })
}

/**
 * Makes a country the visitor's: the cart's first, for a cart that is being paid refuses, then what the server shows.
 * Load the page again afterwards, so that everything on it is in the one currency.
 */
export async function chooseCountry({ code, currency }: Pick<Country, 'code' | 'currency'>) {
  await moveCart(code)
  await request(countryEndpoints.setCountry, { body: { value: code } })
  await request(countryEndpoints.setCurrency, { body: { value: currency } })
  trackEvent('country', { code })
}

/** The code of the country the visitor seems to be in; null when it is unknown. */
export const detectCountry = async () => (await request(countryEndpoints.detectCountry)).countryCode

const countryRequestedKey = 'country-asked'

/** Whether this visit has seen the question for its country; it is shown once, not on every page. */
export const wasCountryRequested = () => readInTab(countryRequestedKey) !== null
export const rememberCountryRequested = () => writeInTab(countryRequestedKey, {})

export const hasStates = (country: string) => countriesWithStates.some((code) => code === country)
export const readStates = (code: string) => read(countryEndpoints.listStates, { params: { code } })

/** A country's states; none, and no call, where addresses go without them. */
export function useStates(country: string | undefined) {
  const states = useRead(country && hasStates(country) ? readStates(country) : null, rarelyChanges)
  return { states: states.data?.results ?? [], isLoading: states.isLoading, failure: states.error?.message }
}

/** The calling codes a phone field offers. */
export const dialCodesOf = (countries: readonly Country[]) =>
  countries.flatMap(({ dialCode, ...country }) => (dialCode ? [{ ...country, dial: dialCode }] : []))
