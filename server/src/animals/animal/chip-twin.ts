import type { Message } from '@shop/contract/messages'
import { and, eq, inArray, ne } from 'drizzle-orm'
import { refusal } from '../../platform/input/refusal.ts'
import type { Db } from '../../platform/db/open.ts'
import { animals } from '../../schema/animal.ts'

type Chipped = { chipNumber: string | null; field: string }

/**
 * Throws 428 on the field of a chip that another animal of the account has. Called with the account locked, so that of
 * two entries at once the second is refused.
 */
export async function refuseChipTwins(
  tx: Db,
  userId: string,
  entered: Chipped[],
  { except, message }: { except?: string; message: Message },
) {
  const chips = entered.flatMap(({ chipNumber }) => chipNumber ?? [])
  if (!chips.length) return
  const twins = await tx
    .select({ petName: animals.petName, chipNumber: animals.chipNumber })
    .from(animals)
    .where(
      and(
        eq(animals.userId, userId),
        inArray(animals.chipNumber, chips),
        except === undefined ? undefined : ne(animals.id, except),
      ),
    )
  const errors = entered.flatMap(({ chipNumber, field }) => {
    const twin = chipNumber && twins.find((one) => one.chipNumber === chipNumber)
    return twin ? [[field, chipOfAnother(twin.petName)]] : []
  })
  if (errors.length) throw refusal(Object.fromEntries(errors), message)
}

const chipOfAnother = (petName: string) =>
  `${petName} in your account has this microchip already. Please check the number.`
