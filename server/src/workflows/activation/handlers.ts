import type { activationCalls } from '@shop/contract/activation'
import { storeAddress } from '../../people/address/store.ts'
import { codeGuesses } from '../../sales/coupon/guesses.ts'
import { findBreed, toBreed } from '../../storefront/breed/view.ts'
import { refuseUnknownCountry } from '../../people/country/handlers.ts'
import { tieLifePlan } from '../../results/life-plan/open.ts'
import { balanceOf } from '../../animals/sample/balance.ts'
import { catalogueOf } from '../../storefront/catalogue/catalogue.ts'
import type { Services } from '../../platform/services.ts'
import type { Handlers } from '../../people/visitor/handler.ts'
import { changeActivation } from './change.ts'
import { registerEmail } from './email.ts'
import { handIn } from './hand-in.ts'
import { checkBarcodes, chooseKit } from './kit-choice.ts'
import { countEmail, countGuess } from './limits.ts'
import { checkPet } from './pet.ts'
import { listTestable } from './product.ts'
import { review } from './review.ts'
import { findActivation, lockActivation } from './row.ts'
import { toActivation } from './view.ts'
import { activationMailQueue } from './queues.ts'

export function activationHandlers(services: Services): Handlers<typeof activationCalls> {
  const { db } = services
  const guess = codeGuesses(services)
  return {
    getActivation: async ({ params, user }) => toActivation(db, await findActivation(db, params.id, user), user),

    registerEmail: (input) => registerEmail(services, input),

    checkBarcode: ({ body, user, address }) =>
      countGuess(services, address, body.id, () =>
        changeActivation(db, body.id, user, (tx, row) => checkBarcodes(tx, row, body)),
      ),

    enterKitBarcode: ({ body, user, address }) =>
      countGuess(services, address, body.id, () =>
        changeActivation(db, body.id, user, (tx, row) => chooseKit(tx, row, body, user)),
      ),

    saveActivationPet: ({ body, user }) =>
      changeActivation(db, body.id, user, async (tx, row) => ({
        record: { pet: await checkPet(tx, row, body.pet, user) },
      })),

    saveActivationPerson: ({ body: { id, person }, user }) => {
      refuseUnknownCountry(person.country, 'person.country')
      return changeActivation(db, id, user, () => ({ record: { person, acceptedTermsAt: new Date().toISOString() } }))
    },

    reviewActivation: ({ body, visitor, user, address }) => {
      const change = () => changeActivation(db, body.id, user, (tx, row) => review(tx, row, body, visitor))
      return body.coupon ? guess({ address, user }, change) : change()
    },

    getActivationBreed: async ({ query }) => toBreed(findBreed(catalogueOf(services), query.id)),

    listActivationProducts: ({ query, visitor }) => listTestable(db, query, visitor),

    activateKit: async ({ body, visitor, user, address }) => {
      const email = body.email.toLowerCase()
      const begun = await findActivation(db, body.id, user)
      // The address was not in an earlier step, so it is counted here.
      if (begun.email === null && email !== user?.email) await countEmail(services, email, address)
      const activate = () =>
        db.transaction(async (tx) => {
          const { row, activated } = await handIn(tx, await lockActivation(tx, body.id, user), body, visitor)
          if (activated) {
            await tieLifePlan(tx, services, activated)
            await services.jobs.send(activationMailQueue, { activationId: row.id }, tx)
          }
          return toActivation(tx, row, user)
        })
      const activation = await (body.coupon ? guess({ address, user }, activate) : activate())
      // Whom the report is for is known the next time.
      if (user) await storeAddress(db, user.id, 'billing', body.person)
      return activation
    },

    getTestKitBalance: async ({ user }) => ({ results: await balanceOf(db, user.id) }),
  }
}
