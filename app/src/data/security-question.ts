import { request } from '@shop/contract/request'
import { type SecurityQuestion, securityQuestionMinutes } from '@shop/contract/security-question'
import { securityQuestionEndpoints } from '@shop/contract/endpoints/security-question'
import { useCallback } from 'react'
import { rarelyChanges, type Read, useRead } from './use-call.ts'

/** One that came with the page has no time of its own. */
type FetchedQuestion = SecurityQuestion & { askedAt?: number }

export const readQuestion: Read<FetchedQuestion> = {
  key: securityQuestionEndpoints.getSecurityQuestion.path,
  isForOneVisit: true,
  fetch: async () => ({
    ...(await request(securityQuestionEndpoints.getSecurityQuestion)),
    askedAt: Date.now(),
  }),
}

/** Before the server thinks so. */
const lifeMs = (securityQuestionMinutes - 5) * 60_000

/** The question of a form; each is good for one try. While another is on its way there is none. */
export function useSecurityQuestion() {
  const { data, error, isValidating, mutate } = useRead<FetchedQuestion>(readQuestion, {
    // While one is answered, no other takes its place.
    ...rarelyChanges,
  })
  const renew = useCallback(async () => {
    await mutate()
  }, [mutate])
  return {
    asked: isValidating || error ? undefined : data,
    error: isValidating ? undefined : error,
    /** Fetches another question. */
    renew,
    /** Fetches another question where this one is too old to be answered. */
    renewIfOld: () => {
      if (data && Date.now() - (data.askedAt ?? performance.timeOrigin) > lifeMs) void renew()
    },
  }
}
