import type { Activation, ActivationBody, Person } from '@shop/contract/activation'
import { activationEndpoints } from '@shop/contract/endpoints/activation'
import type { Pet } from '@shop/contract/animal'
import type { Cart } from '@shop/contract/cart'
import { cartEndpoints } from '@shop/contract/endpoints/cart'
import type { BodyOf, QueryOf } from '@shop/contract/call-parts'
import { request } from '@shop/contract/request'
import { useMemo } from 'react'
import { useSWRConfig } from 'swr'
import { carriedOver, flow, type FlowAction, newFlow } from './activation-flow.ts'
import { storeAttempt } from './checkout.ts'
import { parseStored, readStored, useStored, writeStored } from './storage.ts'
import { rarelyChanges, read, usePriced, useRead } from './use-call.ts'

/** The activation in progress (login-3): its id and the step reached. Everything else is on the server. */
const storageKey = 'activation'
type Stored = { id: string; reached: number }

function storedIn(text: string | null): Stored | null {
  const stored = parseStored(text) as Partial<Stored> | null
  if (typeof stored !== 'object' || typeof stored?.id !== 'string') return null
  return { id: stored.id, reached: typeof stored.reached === 'number' ? stored.reached : newFlow.reached }
}

const keep = (kept: Stored | null) => writeStored(storageKey, kept && JSON.stringify(kept))

const readActivation = (id: string) => read(activationEndpoints.getActivation, { params: { id } })

/** The activation this browser has begun; `activation` is undefined while it loads, and null when there is none. */
export function useActivation() {
  const text = useStored(storageKey)
  const kept = useMemo(() => storedIn(text ?? null), [text])
  const { data, error, isValidating, mutate } = useRead(kept && readActivation(kept.id))
  // Too old, another person's, or nonsense: they begin afresh.
  const isLost = error?.status === 404
  return {
    activation: isLost || (text !== undefined && !kept) ? null : data,
    reached: kept?.reached ?? newFlow.reached,
    isLost,
    error: isLost ? undefined : error,
    isValidating,
    retry: () => void mutate(),
  }
}

/** The whole record, as it is sent. */
function bodyOf(record: Activation, payment: ActivationBody['payment']): ActivationBody {
  const { email = '', barcodes = [], pet, person } = record
  if (!pet || !person) throw new Error('An activation is handed in after its last step')
  return {
    id: record.id,
    email,
    barcodes,
    pet,
    person,
    payment,
    activatedProducuId: record.activatedProducuId,
    selectedBreed: record.selectedBreed,
    selectedTestKit: record.selectedTestKit,
    selectedProduct: record.selectedProduct,
    coupon: record.coupon,
    excludeProducts: record.excludeProducts,
    upgradeProducts: record.upgradeProducts,
    collectionAgent: record.collectionAgent,
  }
}

/** Sends each step. Each returns the whole record, which all parts of the page then show. */
export function useActivationActions() {
  const { mutate } = useSWRConfig()
  const id = () => storedIn(readStored(storageKey))?.id
  const took = async (record: Activation) => {
    await mutate(readActivation(record.id).key, record, { revalidate: false })
    // Its storage was emptied meanwhile: the step began a record of its own.
    if (!id()) keep({ id: record.id, reached: newFlow.reached })
    return record
  }
  const begin = async (email: string, before: string | undefined) => {
    const record = await took(await request(activationEndpoints.registerEmail, { body: { id: before, email } }))
    if (record.id !== id()) keep({ id: record.id, reached: newFlow.reached })
    return record
  }
  return {
    /** Throws 409 for the address of somebody who has an account. */
    registerEmail: (email: string) => begin(email, id()),
    checkBarcodes: async (barcodes: string[], type: NonNullable<Activation['type']>) =>
      took(await request(activationEndpoints.checkBarcode, { body: { id: id(), barcodes, type } })),
    chooseKit: async (body: Omit<BodyOf<typeof activationEndpoints.enterKitBarcode>, 'id'>) =>
      took(await request(activationEndpoints.enterKitBarcode, { body: { ...body, id: id() } })),
    savePet: async (pet: Pet) =>
      took(await request(activationEndpoints.saveActivationPet, { body: { id: id(), pet } })),
    savePerson: async (person: Person) =>
      took(await request(activationEndpoints.saveActivationPerson, { body: { id: id(), person } })),
    /** What is left out does not change. */
    review: async (body: Omit<BodyOf<typeof activationEndpoints.reviewActivation>, 'id'>) =>
      took(await request(activationEndpoints.reviewActivation, { body: { ...body, id: id() } })),
    activate: async (record: Activation, payment?: ActivationBody['payment']) =>
      took(await request(activationEndpoints.activateKit, { body: bodyOf(record, payment) })),
    /** The record as it is now, for instance after a payment. */
    refresh: async (record: Activation) => took(await readActivation(record.id).fetch()),
    /** Begins another kit's activation for the same person; payment and pet are cleared (activate-2). */
    continueWith: async (record: Activation) => {
      const { email = '', person } = carriedOver(record)
      storeAttempt('activation', null)
      const next = await begin(email, undefined)
      keep({ id: next.id, reached: flow(newFlow, { type: 'continue' }).reached })
      return { next, person }
    },
    /** Moves on from a step, and remembers how far this browser has come. Gives the step it leads to. */
    move: (step: number, action: FlowAction): number => {
      const kept = storedIn(readStored(storageKey))
      const moved = flow({ step, reached: Math.max(kept?.reached ?? newFlow.reached, step) }, action)
      if (action.type === 'reset') {
        keep(null)
        storeAttempt('activation', null)
      } else if (kept) keep({ id: kept.id, reached: moved.reached })
      return moved.step
    },
  }
}

export const readTestKitBalance = () => read(activationEndpoints.getTestKitBalance)

/** How many kits the signed-in user has left, by product; no request is made unless it is wanted. */
export const useTestKitBalance = (isWanted: boolean) => useRead(isWanted ? readTestKitBalance() : null)

export type ActivationProductQuery = Partial<QueryOf<typeof activationEndpoints.listActivationProducts>>

/** What a swab can be tested for; null fetches nothing. */
export const useActivationProducts = (query: ActivationProductQuery | null) =>
  usePriced(query && read(activationEndpoints.listActivationProducts, { query }))

export const useActivationBreed = (id: number | undefined) =>
  useRead(id ? read(activationEndpoints.getActivationBreed, { query: { id: String(id) } }) : null, rarelyChanges)

/** The cart in which what is due is paid. */
export const useActivationCart = (sessionId: string | null) =>
  useRead<Cart>(sessionId ? read(cartEndpoints.getCart, { params: { sessionId } }) : null)
