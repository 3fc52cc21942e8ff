import type { Activation, ActivationBody } from '@shop/contract/activation'
import { messages } from '@shop/contract/messages'
import { activationDueOf } from './due.ts'
import { refuseKnown } from './email.ts'
import { kitOf } from './kit.ts'
import { checkPet } from './pet.ts'
import { activationTests, review, testedIds } from './review.ts'
import { type ActivationRow, applied, type Customer, fieldMissing, refuseField, saveActivation } from './row.ts'
import { claimKit } from './claim-kit.ts'
import { lockAnimal } from '../../animals/animal/access.ts'
import { lockUser } from '../../animals/animal/edit.ts'
import { coatFor, columnsOf } from '../../animals/animal/columns.ts'
import { readBarcode } from '@shop/contract/codes'
import { refuseUnknownCountry } from '../../people/country/handlers.ts'
import type { Db } from '../../platform/db/open.ts'
import { animals } from '../../schema/animal.ts'
import { sampleStageTimes, sampleTests } from '../../schema/sample.ts'
import type { User } from '../../people/visitor/visitor.ts'
import { verifyIdentity } from '../../animals/collected-animal/identity.ts'
import { missing } from '../../platform/input/refusal.ts'

/** The record as it is sent: its animal, person and tests count; barcodes and kit are the steps'. */
async function complete(tx: Db, row: ActivationRow, body: ActivationBody, visitor: Customer) {
  if (body.email.toLowerCase() !== row.email)
    throw refuseField('email', 'You began with another address. Please change it in the first step.')
  const barcodes = body.barcodes.map(readBarcode)
  if (barcodes.join() !== row.barcodes?.join())
    throw refuseField('barcodes', 'Please check your barcodes first, in the second step.')
  refuseUnknownCountry(body.person.country, 'person.country')
  const acceptedTermsAt = row.record.acceptedTermsAt ?? new Date().toISOString()
  const described = applied(row, {
    record: { pet: await checkPet(tx, row, body.pet, visitor.user), person: body.person, acceptedTermsAt },
  })
  const reviewed = applied(described, await review(tx, described, body, visitor))
  const kit = await kitOf(tx, reviewed)
  const { pet } = reviewed.record
  if (!kit?.tested || !pet) throw fieldMissing('selectedTestKit')
  const { isPaid, due, cartSessionId } = await activationDueOf(tx, reviewed)
  if (!isPaid)
    throw refuseField(
      'payment',
      due && !cartSessionId
        ? 'Your payment is on its way to us. As soon as it has arrived, you can activate your kit here.'
        : 'Please pay for the tests you chose first.',
    )
  return { reviewed, barcodes, tested: kit.tested, pet }
}

/** The animal whose sample it is: one's own that was named, or a new one; a guest's waits for its owner's account. */
async function animalFor(
  tx: Db,
  { record, email }: ActivationRow,
  pet: NonNullable<Activation['pet']>,
  user: User | null,
) {
  if (pet.id) {
    if (!user) throw missing()
    return (await lockAnimal(tx, pet.id, user)).id
  }
  const speciesId = pet.species?.id ?? 0
  const columns = columnsOf(pet)
  const coat = await coatFor(
    tx,
    { speciesId, breedId: columns.breedId },
    { field: 'pet.breed', message: messages.kitActivationFailed },
  )
  const { firstName = '', lastName = '' } = record.person ?? {}
  const [animal] = await tx
    .insert(animals)
    .values({
      ...columns,
      speciesId,
      coat,
      ...(user ? { userId: user.id } : { claimEmail: email }),
      ...(user?.type === 'vet' && { ownerName: `${firstName} ${lastName}`.trim() }),
    })
    .returning({ id: animals.id })
  if (!animal) throw new Error('No animal was made')
  return animal.id
}

/**
 * Hands an activation in: its animal, its samples and their tests, all or nothing, once. Repeated, it returns the same,
 * and nothing is `activated`.
 */
export async function handIn(
  tx: Db,
  row: ActivationRow,
  body: ActivationBody,
  visitor: Customer,
): Promise<{ row: ActivationRow; activated?: { barcodes: string[]; animalId: string } }> {
  if (row.activatedAt) return { row }
  const { user } = visitor
  const email = row.email ?? body.email.toLowerCase()
  if (!user || row.email === null) await refuseKnown(tx, email, user)
  // Of two kits of one animal at once the second one's chip is looked for after the first has its animal.
  if (user && !body.pet.id) await lockUser(tx, user.id)
  const { reviewed, barcodes, tested, pet } = await complete(tx, { ...row, email }, body, visitor)
  const activatedAt = new Date()
  const { collectionAgent } = reviewed.record
  const animalId = await animalFor(tx, reviewed, pet, user)
  const kitBarcode = await claimKit(tx, reviewed, tested, user, {
    activatedAt,
    activationId: row.id,
    animalId,
    ...(collectionAgent && { collector: collectionAgent.name }),
  })
  await tx
    .insert(sampleStageTimes)
    .values(barcodes.map((barcode) => ({ barcode, stage: 'activated' as const, at: activatedAt })))
    .onConflictDoNothing()
  const productIds = testedIds(reviewed.record, await activationTests(tx, reviewed))
  await tx.insert(sampleTests).values(productIds.map((productId) => ({ barcode: barcodes[0] as string, productId })))
  // Where a vet wrote the barcode and the microchip down before.
  for (const barcode of barcodes) await verifyIdentity(tx, barcode)
  const changes = { kitBarcode, record: { activatedProducuId: tested.productId } }
  return {
    row: await saveActivation(tx, { ...reviewed, activatedAt }, changes),
    activated: { barcodes: [...barcodes, ...(kitBarcode ? [kitBarcode] : [])], animalId },
  }
}
