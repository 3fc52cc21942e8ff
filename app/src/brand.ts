import type { regionalStores } from '@shop/contract/constants'

import type { AnalyticsProvider } from './data/analytics.ts'

/** White label: everything that says whose shop this is. */
export const brand = {
  name: 'Kinpaw',
  partner: 'Lumora',
  email: 'hello@kinpaw.example',
  phone: '+1 555 010 0199',
  /** Where a bank transfer goes. */
  bank: { accountName: 'Kinpaw Genetics', name: 'First Example Bank', account: '000 000 000' },
  /** The stores of the regions for pet owners, by country (header-8). */
  regionalStores: {
    AU: { name: 'Kinpaw Australia', url: 'https://au.kinpaw.example' },
    GB: { name: 'Kinpaw United Kingdom', url: 'https://uk.kinpaw.example' },
    DE: { name: 'Kinpaw Deutschland', url: 'https://de.kinpaw.example' },
    ES: { name: 'Kinpaw España', url: 'https://es.kinpaw.example' },
    FR: { name: 'Kinpaw France', url: 'https://fr.kinpaw.example' },
    IT: { name: 'Kinpaw Italia', url: 'https://it.kinpaw.example' },
    NL: { name: 'Kinpaw Nederland', url: 'https://nl.kinpaw.example' },
    PL: { name: 'Kinpaw Polska', url: 'https://pl.kinpaw.example' },
    PT: { name: 'Kinpaw Portugal', url: 'https://pt.kinpaw.example' },
    SE: { name: 'Kinpaw Sverige', url: 'https://sw.kinpaw.example' },
    CA: { name: 'Kinpaw Canada', url: 'https://ca.kinpaw.example' },
    NZ: { name: 'Kinpaw New Zealand', url: 'https://nz.kinpaw.example' },
    US: { name: 'Kinpaw United States', url: 'https://us.kinpaw.example' },
  } satisfies Record<(typeof regionalStores)[number], { name: string; url: string }>,
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
