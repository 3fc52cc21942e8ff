import type { acmFormCalls, AcmForm, NewAcmForm } from '@shop/contract/acm-form'
import { Failure } from '@shop/contract/failure'
import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import { missing, refusal } from '../../platform/input/refusal.ts'
import { animals } from '../../schema/animal.ts'
import type { Db } from '../../platform/db/open.ts'
import { sendNotice } from '../../platform/mail/notice.ts'
import { attemptLimit } from '../../platform/limits/attempts.ts'
import { readBarcode } from '@shop/contract/codes'
import { isUuid } from '../../platform/values/ids.ts'
import { samples } from '../../schema/sample.ts'
import type { Services } from '../../platform/services.ts'
import { users } from '../../schema/user.ts'
import type { Handlers } from '../../people/visitor/handler.ts'
import type { User } from '../../people/visitor/visitor.ts'
import { decideAcmForm } from './decide.ts'
import { acmFormFile } from './file.ts'
import { acmForms } from '../../schema/acm-form.ts'
import { findForms, isToBeTaken, isWaitingForm, samplesFor, toDesk, toForm } from './view.ts'
import { acmFormNotices } from './mail-copy.ts'
import { sortedBy } from '../../platform/db/sorted-by.ts'

const columns = { number: acmForms.number, requestedAt: acmForms.requestedAt }
const newest = [desc(acmForms.requestedAt), desc(acmForms.id)]

/** Of an animal of theirs; for all others it is missing. */
async function findOwnForm(db: Db, id: string, user: Pick<User, 'id'>) {
  if (!isUuid(id)) throw missing()
  const [found] = await findForms(db, and(eq(acmForms.id, id), eq(animals.userId, user.id)))
  if (!found) throw missing()
  return found
}

/** Stores one request for a sample that waits, however often it is sent. Throws 428 on `barcode`. */
async function request(tx: Db, user: User, { barcode: typed, ...said }: NewAcmForm): Promise<[AcmForm, boolean]> {
  const barcode = readBarcode(typed)
  const [sample] = await tx
    .select({ animalId: animals.id, chipNumber: animals.chipNumber })
    .from(samples)
    .innerJoin(animals, eq(animals.id, samples.animalId))
    .where(and(eq(samples.barcode, barcode), isToBeTaken(user.id)))
    .for('update', { of: samples })
  if (!sample) throw refusal({ barcode: 'Choose a sample of yours that is not with the laboratory yet.' })
  if (!sample.chipNumber)
    throw refusal({ barcode: 'This animal has no microchip number on record. Please add it to the animal first.' })
  const isOfSample = and(eq(acmForms.barcode, barcode), inArray(acmForms.state, ['waiting', 'approved']))
  const [before] = await findForms(tx, isOfSample)
  if (before) {
    const isSame =
      before.form.state === 'waiting' &&
      Object.entries(said).every(([key, text]) => before.form[key as keyof typeof said] === text)
    if (isSame) return [toForm(before), false]
    throw refusal({ barcode: 'A form for this sample is asked for already.' })
  }
  const number = `ACM-${randomBytes(4).toString('hex').toUpperCase()}`
  const [made] = await tx
    .insert(acmForms)
    .values({ number, animalId: sample.animalId, barcode, ...said })
    .returning({ id: acmForms.id })
  return [toForm(await findOwnForm(tx, made?.id ?? '', user)), true]
}

export function acmFormHandlers(services: Services): Handlers<typeof acmFormCalls> {
  const { db, secrets } = services
  const asked = attemptLimit(db, secrets, {
    name: 'acm-form',
    points: 30,
    perSeconds: 24 * 3600,
    message: 'Those were many requests for one day. Please go on tomorrow.',
  })
  return {
    listAcmForms: async ({ user }) => ({
      results: (await findForms(db, eq(animals.userId, user.id), ...newest)).map(toForm),
      samples: await samplesFor(db, user.id),
    }),

    requestAcmForm: async ({ body, user, created }) => {
      await asked.count(user.id)
      return db.transaction(async (tx) => {
        const [form, isNew] = await request(tx, user, body)
        if (isNew) {
          created()
          await sendNotice(services, acmFormNotices['acm-requested'], user.email, tx, undefined, { name: form.petName })
        }
        return form
      })
    },

    getAcmFormFile: async ({ params, user }) => ({
      type: 'application/pdf',
      content: await acmFormFile(services, await findOwnForm(db, params.id, user), user),
      name: 'acm-form.pdf',
    }),

    withdrawAcmForm: ({ params, user }) =>
      db.transaction(async (tx) => {
        const { form } = await findOwnForm(tx, params.id, user)
        await tx
          .update(acmForms)
          .set({ state: 'withdrawn', decidedAt: new Date() })
          .where(and(eq(acmForms.id, form.id), eq(acmForms.state, 'waiting')))
        const now = await findOwnForm(tx, params.id, user)
        if (now.form.state !== 'withdrawn')
          throw new Failure(409, { message: 'This request is decided, and can no longer be taken back.' })
        return toForm(now)
      }),

    listDeskAcmForms: async ({ query: { email, sort = email ? '-requestedAt' : 'requestedAt' } }) => {
      const where = email ? eq(users.email, email.toLowerCase()) : isWaitingForm
      return { results: (await findForms(db, where, sortedBy(columns, sort), asc(acmForms.id))).map(toDesk) }
    },

    approveAcmForm: ({ params, body, actor }) =>
      db.transaction((tx) =>
        decideAcmForm(tx, services, actor, { id: params.id, to: 'approved', reason: body.reason }),
      ),

    refuseAcmForm: ({ params, body, actor }) =>
      db.transaction((tx) => decideAcmForm(tx, services, actor, { id: params.id, to: 'refused', reason: body.reason })),
  }
}
