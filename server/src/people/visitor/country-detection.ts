import type { Locate } from './ip-location.ts'

/** What a request says of where its visitor is. */
export type Traces = { headers: Headers; address: string }

/** One way to find that out: a two-letter country code, or undefined when it is unknown. */
export type CountryProvider = (traces: Traces) => string | undefined | Promise<string | undefined>

/** What Cloudflare, Vercel, or a proxy of one's own has found out on the way. */
const edgeCountry: CountryProvider = ({ headers }) =>
  (
    headers.get('cf-ipcountry') ??
    headers.get('x-vercel-ip-country') ??
    headers.get('x-country-code') ??
    undefined
  )?.toUpperCase()

/** The region of the browser's first language: "en-AU" is an Australian's. */
export const languageCountry: CountryProvider = ({ headers }) =>
  headers.get('accept-language')?.match(/^[a-z]{2,3}-([A-Z]{2})\b/)?.[1]

/** In the order in which they are believed. */
export const waysToDetect = (locate: Locate): CountryProvider[] => [
  edgeCountry,
  ({ address }) => locate(address),
  languageCountry,
]

/** XX is an edge's code for unknown. */
export const isCountry = (code: string | undefined): code is string => /^(?!XX)[A-Z]{2}$/.test(code ?? '')

/** Where the visitor seems to be, by the first provider that knows; one that fails knows nothing. */
export async function detectCountry(traces: Traces, ways: CountryProvider[]): Promise<string | undefined> {
  for (const way of ways) {
    const code = await Promise.resolve(traces)
      .then(way)
      .catch(() => undefined)
    if (isCountry(code)) return code
  }
  return undefined
}
