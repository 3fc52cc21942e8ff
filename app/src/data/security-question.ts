import { request } from '@shop/contract/request'
import { type SecurityQuestion, securityQuestionMinutes } from '@shop/contract/security-question'
import { securityQuestionClient } from '@shop/contract/endpoints/security-question'
import { useCallback } from 'react'
import { useRead } from './use-call.ts'

type Asked = SecurityQuestion & { askedAt: number }

const readQuestion = {
  key: securityQuestionClient.getSecurityQuestion.path,
  fetch: async (): Promise<Asked> => ({
    ...(await request(securityQuestionClient.getSecurityQuestion)),
    askedAt: Date.now(),
  }),
}

/** Before the server thinks so. */
const lifeMs = (securityQuestionMinutes - 5) * 60_000

/** The question of a form; each is good for one try. While another is on its way there is none. */
export function useSecurityQuestion() {
  const { data, error, isValidating, mutate } = useRead<Asked>(readQuestion, {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  })
  const renew = useCallback(async () => {
    await mutate()
  }, [mutate])
  return {
    asked: isValidating || error ? undefined : data,
    error: isValidating ? undefined : error,
    /** Asks another. */
    renew,
    /** Asks another where this one is too old to be answered. */
    renewIfOld: () => {
      if (data && Date.now() - data.askedAt > lifeMs) void renew()
    },
  }
}
