import type { DeskAcmForm } from '@shop/contract/acm-form'
import { Failure } from '@shop/contract/failure'
import { and, eq, inArray } from 'drizzle-orm'
import { recordAudit } from '../../people/admin/audit.ts'
import { animals } from '../../schema/animal.ts'
import { namedBreeds } from '../animal/view.ts'
import { toSpecies } from '../../storefront/breed/species.ts'
import type { Db } from '../../platform/db/open.ts'
import { sendNotice } from '../../platform/mail/notice.ts'
import { isUuid } from '../../platform/values/ids.ts'
import type { Services } from '../../platform/services.ts'
import type { Actor } from '../../people/visitor/handler.ts'
import { nameOf } from '../../people/visitor/visitor.ts'
import { acmForms, type PrintedAcm } from '../../schema/acm-form.ts'
import { findForms, type FoundForm, acmFormStateOf, toDesk } from './view.ts'
import { acmFormNotices } from './mail-copy.ts'
import { missing } from '../../platform/input/refusal.ts'

async function find(tx: Db, id: string): Promise<FoundForm> {
  const [found] = isUuid(id) ? await findForms(tx, eq(acmForms.id, id)) : []
  if (!found) throw missing()
  return found
}

/** What the form will state, from the records of this moment; throws 409 where there is no chip to witness. */
async function printedOf(tx: Db, { animal, sample, owner }: FoundForm): Promise<PrintedAcm> {
  const { chipNumber } = animal
  if (!chipNumber)
    throw new Failure(409, { message: 'The animal has no microchip number on record any more. Refuse it, and say so.' })
  const breedOf = await namedBreeds(tx, [animal.breedId])
  const place = owner.address
  return {
    petName: animal.petName,
    registrationName: animal.registrationName,
    registrationNumber: animal.registrationNumber,
    species: toSpecies(animal.speciesId).name === 'Feline' ? 'Cat' : 'Dog',
    breed: breedOf(animal.breedId)?.name ?? 'Mixed breed',
    gender: animal.gender,
    dateOfBirth: animal.dateOfBirthPrecision === 'unknown' ? null : animal.dateOfBirth,
    chipNumber,
    ownerName: nameOf(owner),
    ownerAddress:
      place &&
      [place.address, place.address2, place.city, place.state, place.postalCode, place.country]
        .filter(Boolean)
        .join(', '),
    ownerEmail: owner.email,
    isSampleData: sample.isSampleData,
  }
}

/**
 * Decides a request: approved only while it waits, refused also after that, until it was used. Repeated, it changes
 * nothing. The form prints the records of this moment. Throws 404 and 409.
 */
export async function decideAcmForm(
  tx: Db,
  services: Services,
  actor: Actor,
  { id, to, reason }: { id: string; to: 'approved' | 'refused'; reason: string },
): Promise<{ form: DeskAcmForm; isChanged: boolean }> {
  const { form: seen } = await find(tx, id)
  // Its owner changes neither the record nor the owner meanwhile.
  await tx.select({ id: animals.id }).from(animals).where(eq(animals.id, seen.animalId)).for('no key update')
  const found = await find(tx, id)
  if (found.form.state === to) return { form: toDesk(found), isChanged: false }
  const state = acmFormStateOf(found)
  if (state === 'outdated' && to === 'approved')
    throw new Failure(409, { message: 'The sample is void, failed or another animal’s by now. Refuse it, and say so.' })
  if (state === 'used') throw new Failure(409, { message: 'The form was used: the sample is verified by it.' })
  const open = to === 'approved' ? (['waiting'] as const) : (['waiting', 'approved'] as const)
  const printed = to === 'approved' ? await printedOf(tx, found) : null
  const [changed] = await tx
    .update(acmForms)
    .set({ state: to, reason, decidedAt: new Date(), decidedBy: actor.name, printed })
    .where(and(eq(acmForms.id, id), inArray(acmForms.state, open)))
    .returning({ id: acmForms.id })
  if (!changed) throw new Failure(409, { message: `This request is ${state}.` })
  await recordAudit(tx, actor, {
    action: to === 'approved' ? 'approve-acm-form' : 'refuse-acm-form',
    user: found.owner,
    subject: `ACM form ${found.form.number}`,
    reason,
    before: { state: found.form.state },
    after: { state: to },
  })
  await sendNotice(
    services,
    acmFormNotices[`acm-${to}`],
    found.owner.email,
    tx,
    to === 'refused' ? reason : undefined,
    { name: found.animal.petName },
  )
  return { form: toDesk(await find(tx, id)), isChanged: true }
}
