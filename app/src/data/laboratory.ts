import type { BodyOf, QueryOf, ReplyOf } from '@shop/contract/call-parts'
import { laboratoryEndpoints } from '@shop/contract/endpoints/laboratory'
import type { LabConflict } from '@shop/contract/laboratory'
import { request } from '@shop/contract/request'
import { read, type Read, useRead } from './use-call.ts'

type SamplesQuery = Partial<QueryOf<typeof laboratoryEndpoints.listDeskSamples>>

export const readDeskSamples = (query: SamplesQuery) => read(laboratoryEndpoints.listDeskSamples, { query })

/** A page of samples, by what is looked for. */
export const useDeskSamples = (query: SamplesQuery) => useRead(readDeskSamples(query), { keepPreviousData: true })

/** Brings samples to a stage, all or none. */
export const advanceSamples = (body: BodyOf<typeof laboratoryEndpoints.advanceSamples>) =>
  request(laboratoryEndpoints.advanceSamples, { body })

export const readWithdrawal = (sample: string) => read(laboratoryEndpoints.previewWithdrawal, { query: { sample } })

/** What a withdrawal of a sample would bring down; without one, nothing is read. */
export const useWithdrawal = (sample: string) => useRead(sample ? readWithdrawal(sample) : null)

export const withdrawSample = (body: BodyOf<typeof laboratoryEndpoints.withdrawSample>) =>
  request(laboratoryEndpoints.withdrawSample, { body })

export const revokeReport = (body: BodyOf<typeof laboratoryEndpoints.revokeReport>) =>
  request(laboratoryEndpoints.revokeReport, { body })

export const compareSamples = (query: QueryOf<typeof laboratoryEndpoints.compareLabSamples>) =>
  request(laboratoryEndpoints.compareLabSamples, { query })

/** All open conflicts: the call looks at some animals at a time, so this is no call's own key, and no page brings it. */
const readConflicts = (): Read<{ results: LabConflict[]; count: number }> => ({
  key: 'all conflicts',
  fetch: async () => {
    const results: LabConflict[] = []
    for (let after: string | null = ''; after !== null;) {
      const page: ReplyOf<typeof laboratoryEndpoints.listConflicts> = await request(laboratoryEndpoints.listConflicts, {
        query: after ? { after } : {},
      })
      results.push(...page.results)
      after = page.next
    }
    return { results, count: results.length }
  },
})

/** In what samples of one animal contradict each other. */
export const useConflicts = () => useRead(readConflicts())

export const settleConflict = (body: BodyOf<typeof laboratoryEndpoints.settleConflict>) =>
  request(laboratoryEndpoints.settleConflict, { body })

export const reopenConflict = (body: BodyOf<typeof laboratoryEndpoints.reopenConflict>) =>
  request(laboratoryEndpoints.reopenConflict, { body })
