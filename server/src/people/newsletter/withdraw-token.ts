import type { Secrets } from '../../platform/config/secrets.ts'

/** The token that takes an address off the list; every newsletter to it carries the same. */
export const withdrawTokenOf = (secrets: Pick<Secrets, 'tokenOf'>, email: string) =>
  secrets.tokenOf('newsletter', email)
