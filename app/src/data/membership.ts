import type { BodyOf, QueryOf } from '@shop/contract/call-parts'
import type { Membership } from '@shop/contract/membership'
import { membershipEndpoints } from '@shop/contract/endpoints/membership'
import { request } from '@shop/contract/request'
import { useSWRConfig } from 'swr'
import { useSettings } from './settings.tsx'
import { read, useRead } from './use-call.ts'
import { useRefreshDesk } from './refresh-desk.ts'

type MembershipsQuery = QueryOf<typeof membershipEndpoints.listMemberships>

export const readMembership = () => read(membershipEndpoints.getMembership)

/** The signed-in user's membership; fetches nothing for a guest. */
export function useMembership() {
  const { user } = useSettings()
  return useRead(user ? readMembership() : null)
}

/** Whether it gives its benefits: a year that is cancelled, or waits for its money, does too. */
export const givesBenefits = (membership: Membership | null): boolean =>
  membership !== null && membership.state !== 'ended'

/** Changes of the membership, each of which returns its new state. */
export function useMembershipActions() {
  const { mutate } = useSWRConfig()
  const keep = (answer: unknown) => mutate(readMembership().key, answer, { revalidate: false })
  return {
    cancel: async () => keep(await request(membershipEndpoints.cancelMembership, { body: {} })),
    resume: async () => keep(await request(membershipEndpoints.resumeMembership, { body: {} })),
  }
}

/** The order of the year that waits for its money. Its payment continues as that of a cart. */
export const payMembership = () => request(membershipEndpoints.payMembership, { body: {} })

export const readMemberships = (query: MembershipsQuery) => read(membershipEndpoints.listMemberships, { query })
/** A page of everybody's memberships, newest first. */
export const useMemberships = (query: MembershipsQuery) => useRead(readMemberships(query), { keepPreviousData: true })

/** Ends somebody's membership at once; they get a mail. */
export function useEndMembership() {
  const refresh = useRefreshDesk()
  return async (body: BodyOf<typeof membershipEndpoints.endMembership>) => {
    await request(membershipEndpoints.endMembership, { body })
    await refresh()
  }
}
