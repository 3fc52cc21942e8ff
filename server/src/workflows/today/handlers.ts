import { doneBy, mayCall } from '@shop/contract/desk-access'
import type { todayCalls } from '@shop/contract/today'
import type { Handlers } from '../../people/visitor/handler.ts'
import type { Services } from '../../platform/services.ts'
import { whatWaits } from './waiting.ts'

export const todayHandlers = (services: Services): Handlers<typeof todayCalls> => ({
  getDeskToday: async ({ actor }) => ({
    results: (await whatWaits(services)).filter(({ kind }) => mayCall(actor.roles, doneBy[kind])),
  }),
})
