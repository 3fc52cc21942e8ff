import { animalPapers, papersOf } from '@shop/contract/animal-papers'
import { foldedName } from '@shop/contract/text'
import { Failure } from '@shop/contract/failure'
import { chipOfLitter, litterIsFull, type OffspringBody } from '@shop/contract/litter'
import { maxLitterSize } from '@shop/contract/litter-size'
import { messages } from '@shop/contract/messages'
import { and, asc, eq } from 'drizzle-orm'
import { refuseChipTwins } from '../../animals/animal/chip-twin.ts'
import { coatFor, columnsOf } from '../../animals/animal/columns.ts'
import { lockUser } from '../../animals/animal/edit.ts'
import { animals } from '../../schema/animal.ts'
import type { Db } from '../../platform/db/open.ts'
import type { User } from '../../people/visitor/visitor.ts'
import { enterOffspring, refused } from './enter.ts'
import { litterOffspring, type litters } from '../../schema/litter.ts'
import { findLitter } from './view.ts'

/** A litter's rows in their order, each with the numbers of its animal while that is its breeder's. */
const rowsOf = (tx: Db, { id, userId }: typeof litters.$inferSelect) =>
  tx
    .select({
      place: litterOffspring.place,
      petName: litterOffspring.petName,
      gender: litterOffspring.gender,
      colour: litterOffspring.colour,
      animal: {
        // Without it, an animal that has no numbers would read as none.
        id: animals.id,
        ...papersOf(animals),
      },
    })
    .from(litterOffspring)
    .leftJoin(animals, and(eq(animals.id, litterOffspring.animalId), eq(animals.userId, userId)))
    .where(eq(litterOffspring.litterId, id))
    .orderBy(asc(litterOffspring.place))
type Row = Awaited<ReturnType<typeof rowsOf>>[number]

const isCalledSo = (row: Row, said: OffspringBody) =>
  foldedName(row.petName) === foldedName(said.petName) &&
  row.gender === said.gender &&
  foldedName(row.colour) === foldedName(said.colour)

/**
 * Adds one that was forgotten to a litter of the user's. Repeated at any time, it is the same one; another one of this
 * name, sex and colour is refused, for nobody could distinguish them. Returns whether it is new.
 */
export async function addOffspring(tx: Db, user: User, litterId: string, said: OffspringBody): Promise<boolean> {
  // The account before the litter, as whoever erases it does: the other way round each would wait for the other.
  await lockUser(tx, user.id)
  const litter = await findLitter(tx, litterId, user, { isLocked: true })
  const rows = await rowsOf(tx, litter)
  const papers = papersOf(columnsOf(said))
  const { chipNumber } = papers
  const alike = rows.filter((row) => isCalledSo(row, said))
  const isThere = alike.some(({ animal }) => animal && animalPapers.every((paper) => animal[paper] === papers[paper]))
  if (isThere) return false
  if (alike.length) throw refused({ petName: 'One of this litter has this name, sex and colour already.' })
  const twin = chipNumber && rows.find(({ animal }) => animal?.chipNumber === chipNumber)
  if (twin) throw refused({ chipNumber: chipOfLitter(twin.place + 1) })
  await refuseChipTwins(tx, user.id, [{ chipNumber, field: 'chipNumber' }], { message: messages.operationFailed })
  if (rows.length >= maxLitterSize) throw new Failure(409, { message: litterIsFull })
  const coat = await coatFor(tx, litter, { field: 'breed', message: messages.operationFailed })
  await enterOffspring(tx, litter, { place: rows.length, coat, said })
  return true
}
