import { tidyLine } from '@shop/contract/text'
import type { animalCalls } from '@shop/contract/animal'
import type { QueryOf } from '@shop/contract/call-parts'
import { animalPageSize, speciesIdOf } from '@shop/contract/constants'
import { messages } from '@shop/contract/messages'
import { and, eq, exists, ilike, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { refusal } from '../../platform/input/refusal.ts'
import { animalColumns, type AnimalRow, animalsOf, type Reader } from './access.ts'
import { byPetName } from './view.ts'
import { readBarcode, readChip } from '@shop/contract/codes'
import { containing, isCalledLike, isNumberedLike } from '../../platform/db/like.ts'
import type { Db } from '../../platform/db/open.ts'
import { readTogether, rowsOf } from '../../platform/db/rows-of.ts'
import { animals } from '../../schema/animal.ts'
import { samples } from '../../schema/sample.ts'
import { animalShares } from '../../schema/sharing.ts'
import { users } from '../../schema/user.ts'
import { pageIn, pageOf, sizeIn } from '../../platform/values/page.ts'

export type AnimalQuery = Partial<QueryOf<(typeof animalCalls)['listAnimals']>>

/** The species a query names; undefined for none. Throws 428 for one that there is not. */
function speciesIn(text: string | undefined): number | undefined {
  const id = text ? speciesIdOf(text) : undefined
  if (text && !id) throw refusal({ speciesId: messages.failedToFetchAnimals })
  return id
}

const inView = (db: Db, user: Reader, view: NonNullable<AnimalQuery['view']>): SQL | undefined => {
  const isMine = eq(animals.userId, user.id)
  switch (view) {
    case 'own':
      return and(isMine, isNull(animals.archivedAt))
    case 'archived':
      return and(isMine, isNotNull(animals.archivedAt))
    // Archived or not: what was shared stays visible.
    case 'shared':
      return and(isNotNull(animalShares.email), ne(animals.userId, user.id))
    case 'shared_by_me': {
      // By another name: the list joins this table for what the user themselves may see.
      const isShown = db
        .select({ one: sql`1` })
        .from(sql`${animalShares} as shown`)
        .where(sql`shown.animal_id = ${animals.id}`)
      return and(isMine, exists(isShown))
    }
  }
}

/** One text in one kind of place; see the contract's `animalQueryTypes`. */
function matches(db: Db, type: NonNullable<AnimalQuery['queryType']>, text: string, user: Reader): SQL | undefined {
  const [chip, barcode] = [readChip(text), readBarcode(text)]
  const byChip = chip ? ilike(animals.chipNumber, containing(chip)) : sql`false`
  const hasBarcode = exists(
    db
      .select({ one: sql`1` })
      .from(samples)
      .where(and(eq(samples.animalId, animals.id), barcode ? ilike(samples.barcode, containing(barcode)) : sql`false`)),
  )
  // An animal somebody shows one carries its owner's short name.
  const shortName = sql`${users.firstName} || ' ' || left(${users.lastName}, 1) || '.'`
  const isOfOwner = or(
    isCalledLike(animals.ownerName, text),
    exists(
      db
        .select({ one: sql`1` })
        .from(users)
        .where(and(eq(users.id, animals.userId), ne(users.id, user.id), isCalledLike(shortName, text))),
    ),
  )
  switch (type) {
    case 'pet_name':
      return isCalledLike(animals.petName, text)
    case 'owner_name':
      return isOfOwner
    case 'name':
      return or(isCalledLike(animals.petName, text), isCalledLike(animals.registrationName, text), isOfOwner)
    case 'barcode':
      return hasBarcode
    case 'chip_number':
      return byChip
    case 'registration_number':
      return isNumberedLike(animals.registrationNumber, text)
    case 'registration_name':
      return isCalledLike(animals.registrationName, text)
    case 'all':
      return or(
        isCalledLike(animals.petName, text),
        isCalledLike(animals.registrationName, text),
        isNumberedLike(animals.registrationNumber, text),
        isOfOwner,
        hasBarcode,
        byChip,
      )
  }
}

const isWith = (query: Pick<AnimalQuery, 'gender' | 'speciesId'>) => {
  const speciesId = speciesIn(query.speciesId)
  return and(
    query.gender ? eq(animals.gender, query.gender) : undefined,
    speciesId ? eq(animals.speciesId, speciesId) : undefined,
  )
}

type SoughtQuery = Pick<AnimalQuery, 'gender' | 'speciesId' | 'search'>
type PageQuery = SoughtQuery & Pick<AnimalQuery, 'page' | 'size'>

/** For `where`: of this sex and species; `search` looks into everything. */
export function isSought(db: Db, user: Reader, query: SoughtQuery): SQL | undefined {
  const text = tidyLine(query.search ?? '')
  return and(isWith(query), text ? matches(db, 'all', text, user) : undefined)
}

/** One page of the animals that `where` names and the query seeks. */
export async function pageOfAnimals<Item>(
  db: Db,
  user: Reader,
  query: PageQuery,
  where: SQL | undefined,
  view: (rows: AnimalRow[]) => Promise<Item[]>,
) {
  const [page, size] = [pageIn(query.page), sizeIn(query.size, animalPageSize)]
  const found = () => animalsOf(db, user, and(where, isSought(db, user, query)))
  const { total, rows } = await readTogether(db, {
    total: sql`(select count(*) from ${found().as('found')})`.mapWith(Number),
    rows: rowsOf(animalColumns(user), () =>
      found()
        .orderBy(...byPetName)
        .limit(size)
        .offset((page - 1) * size),
    ),
  })
  return pageOf(await view(rows), total, page, size)
}

/** For `where`: the animals of a view in which the query's text is found. */
export function isListed(db: Db, user: Reader, query: Pick<AnimalQuery, 'view' | 'query' | 'queryType'>) {
  const text = tidyLine(query.query ?? '')
  return and(
    inView(db, user, query.view ?? 'own'),
    text ? matches(db, query.queryType ?? 'all', text, user) : undefined,
  )
}
