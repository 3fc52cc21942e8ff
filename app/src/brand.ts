import type { regionalRedirects, regionalStores } from '@shop/contract/constants'
import type { AnalyticsProvider } from './data/analytics.ts'

/** A region's own site; `/uk` on this one leads there (country-5). */
const siteOf = (code: (typeof regionalRedirects)[number] | 'nz') => `https://${code}.kinpaw.example`

/** Who works in the laboratory, and who has accredited it: nobody and nothing is named that does not exist. */
export type Laboratory = {
  people: { name: string; role: string; text: string | null }[]
  accreditations: { standard: string; body: string; number: string; url: string | null }[]
}

/** White label: everything that names whose shop this is. */
export const brand = {
  name: 'Kinpaw',
  partner: 'Lumora',
  /** Who signs the articles, and who has checked them; nobody is named who is no person of the shop's. */
  author: 'The Kinpaw team',
  reviewer: null as string | null,
  /** Shown on the page about us, as far as it is filled. */
  laboratory: { people: [], accreditations: [] } as Laboratory,
  email: 'hello@kinpaw.example',
  phone: '+1 555 010 0199',
  /** The stores of the regions for pet owners, by country (header-8). */
  regionalStores: {
    AU: { name: 'Kinpaw Australia', url: siteOf('au') },
    GB: { name: 'Kinpaw United Kingdom', url: siteOf('uk') },
    DE: { name: 'Kinpaw Deutschland', url: siteOf('de') },
    ES: { name: 'Kinpaw España', url: siteOf('es') },
    FR: { name: 'Kinpaw France', url: siteOf('fr') },
    IT: { name: 'Kinpaw Italia', url: siteOf('it') },
    NL: { name: 'Kinpaw Nederland', url: siteOf('nl') },
    PL: { name: 'Kinpaw Polska', url: siteOf('pl') },
    PT: { name: 'Kinpaw Portugal', url: siteOf('pt') },
    SE: { name: 'Kinpaw Sverige', url: siteOf('sw') },
    CA: { name: 'Kinpaw Canada', url: siteOf('ca') },
    NZ: { name: 'Kinpaw New Zealand', url: siteOf('nz') },
    US: { name: 'Kinpaw United States', url: siteOf('us') },
  } satisfies Record<(typeof regionalStores)[number], { name: string; url: string }>,
  siteOf,
  /** A public site that shows products under /products/ and breeds under /breeds/; null where there is none. */
  publicSite: null as string | null,
  /** Who counts page views, if anybody does; visitors are not named to them. */
  analytics: null as AnalyticsProvider | null,
  social: [
    { name: 'Instagram', url: 'https://instagram.com/kinpaw' },
    { name: 'Facebook', url: 'https://facebook.com/kinpaw' },
    { name: 'YouTube', url: 'https://youtube.com/@kinpaw' },
  ],
  apps: [
    { name: 'App Store', url: 'https://apps.apple.com/app/kinpaw' },
    { name: 'Google Play', url: 'https://play.google.com/store/apps/details?id=example.kinpaw' },
  ],
} as const

/** The form a name takes in an address: `/why-kinpaw`. */
export const brandSlug = brand.name.toLowerCase()
export const partnerSlug = brand.partner.toLowerCase()
