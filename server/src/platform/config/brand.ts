import type { Config } from './config.ts'

/** Whose shop it is: "Kinpaw <hello@kinpaw.example>" is Kinpaw; where the sender has no name, the shop's host. */
export const brandOf = ({ mailFrom, publicUrl }: Pick<Config, 'mailFrom' | 'publicUrl'>): string =>
  mailFrom.match(/^"?([^"<]*[^"<\s])"?\s*</)?.[1] ?? new URL(publicUrl).host

/** The address at which we read our mail: "Kinpaw <hello@kinpaw.example>" is hello@kinpaw.example. */
export const houseAddressOf = ({ mailFrom }: Pick<Config, 'mailFrom'>): string =>
  mailFrom.match(/<([^<>]+)>/)?.[1]?.trim() ?? mailFrom.trim()

/** The house's postal address, where the settings name it, and its mail address: a line each, as letterheads have them. */
export const contactOf = (config: Pick<Config, 'mailFrom' | 'seller'>): string[] =>
  [config.seller.address, houseAddressOf(config)].filter((line) => line !== null)
