import type { ListedLitter, Litter, LitterOffspring } from '@shop/contract/litter'
import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm'
import { animalColumns, type AnimalRow, animalsOf } from '../../animals/animal/access.ts'
import { animals } from '../../schema/animal.ts'
import { breedNamer, breedRows, detailRows, pedigreeName, withDetails } from '../../animals/animal/view.ts'
import { animalTransfers } from '../../schema/animal-transfer.ts'
import { toSpecies } from '../../storefront/breed/species.ts'
import type { Db } from '../../platform/db/open.ts'
import { type ReadOf, readTogether, rowsOf } from '../../platform/db/rows-of.ts'
import { isUuid } from '../../platform/values/ids.ts'
import {
  type AnimalVerdict,
  byKindAndVerdict,
  isOfDisease,
  verdictRows,
  verdictsIn,
} from '../result/animal-verdicts.ts'
import type { User } from '../../people/visitor/visitor.ts'
import { litterOffspring, litters } from '../../schema/litter.ts'
import { missing } from '../../platform/input/refusal.ts'

type LitterRow = typeof litters.$inferSelect
type OffspringRow = typeof litterOffspring.$inferSelect
type Offer = { animalId: string; toEmail: string; petName: string | undefined; at: Date }

/** One's own litter; another's is missing. Locked, nobody adds to it or takes it off the list meanwhile. */
export async function findLitter(
  db: Db,
  id: string,
  user: Pick<User, 'id'>,
  { isLocked = false } = {},
): Promise<LitterRow> {
  const isTheirs = and(eq(litters.id, id), eq(litters.userId, user.id))
  if (isLocked && isUuid(id)) await db.select({ id: litters.id }).from(litters).where(isTheirs).for('no key update')
  const [litter] = isUuid(id) ? await db.select().from(litters).where(isTheirs) : []
  if (!litter) throw missing()
  return litter
}

/** The last offer of each animal in this state; of a closed one the name that was offered. */
function offersIn(rows: Read['offers'], state: 'pending' | 'accepted') {
  const now = new Date()
  const standing = rows.filter((row) => row.state === state && (state !== 'pending' || row.expiresAt > now))
  return new Map(
    standing.map((row): [string, Offer] => [
      row.animalId,
      {
        animalId: row.animalId,
        toEmail: row.toEmail,
        petName: row.offered?.petName,
        at: row.closedAt ?? row.createdAt,
      },
    ]),
  )
}

type Known = {
  seen: Map<string, AnimalRow>
  offered: Map<string, Offer>
  sold: Map<string, Offer>
  club: Set<string>
}

/** What tells where these are, to be read: `whereabouts` takes it. */
function whereaboutRows(db: Db, user: User, rows: OffspringRow[]) {
  const ids = rows.flatMap(({ animalId }) => animalId ?? [])
  const { animalId, toEmail, offered, state, createdAt, closedAt, expiresAt } = animalTransfers
  return {
    seen: rowsOf(animalColumns(user), () => animalsOf(db, user, inArray(animals.id, ids))),
    /** By the user, the oldest first. */
    offers: rowsOf({ animalId, toEmail, offered, state, createdAt, closedAt, expiresAt }, (select) =>
      select
        .from(animalTransfers)
        .where(and(inArray(animalId, ids), eq(animalTransfers.fromUserId, user.id)))
        .orderBy(asc(createdAt)),
    ),
    /** Those that the user handed over to a club that holds them still. */
    club: rowsOf({ id: animals.id }, (select) =>
      select
        .from(animals)
        .where(and(inArray(animals.id, ids), eq(animals.handedOverBy, user.id), isNull(animals.userId))),
    ),
  }
}
type Read = ReadOf<ReturnType<typeof whereaboutRows>>

/** Where these are, as their breeder may know it. */
const whereabouts = ({ seen, offers, club }: Read): Known => ({
  seen: new Map(seen.map((animal) => [animal.id, animal])),
  offered: offersIn(offers, 'pending'),
  sold: offersIn(offers, 'accepted'),
  club: new Set(club.map(({ id }) => id)),
})

type Whereabout = Pick<LitterOffspring, 'state' | 'to' | 'at'>
const said = (state: LitterOffspring['state'], offer?: Offer): Whereabout => ({
  state,
  to: offer?.toEmail ?? null,
  at: offer?.at.toISOString() ?? null,
})

function whereIs({ animalId }: OffspringRow, { seen, offered, sold, club }: Known): Whereabout {
  const animal = animalId ? seen.get(animalId) : undefined
  if (animal?.rights === 'owner') {
    const offer = offered.get(animal.id)
    return offer ? said('offered', offer) : said(animal.archivedAt ? 'archived' : 'kept')
  }
  if (animalId && club.has(animalId)) return said('club')
  const sale = animalId ? sold.get(animalId) : undefined
  return sale ? said('sold', sale) : said('gone')
}

function countsOf(states: LitterOffspring['state'][]): ListedLitter['counts'] {
  const count = (...of: LitterOffspring['state'][]) => states.filter((state) => of.includes(state)).length
  return {
    all: states.length,
    kept: count('kept', 'archived'),
    offered: count('offered'),
    sold: count('sold'),
    gone: count('club', 'gone'),
  }
}

const foundIn = (verdicts: AnimalVerdict[]) => {
  const clear = verdicts.filter(({ status }) => status === 'clear')
  const byParentage = clear.filter(({ isByParentage }) => isByParentage).length
  return {
    findings: verdicts.filter(({ status }) => status !== 'clear').map(({ product, status }) => ({ product, status })),
    clearCount: clear.length - byParentage,
    clearByParentageCount: byParentage,
  }
}

async function toOffspring(db: Db, rows: OffspringRow[], known: Known): Promise<LitterOffspring[]> {
  const seen = [...known.seen.values()]
  const read = await readTogether(db, { ...verdictRows(seen.map(({ id }) => id)), details: detailRows(seen) })
  const shown = new Map(withDetails(seen, read.details).map((animal) => [animal.id, animal]))
  const verdicts = verdictsIn(seen, read)
  return rows.map((row) => {
    const animal = row.animalId ? shown.get(row.animalId) : undefined
    const where = whereIs(row, known)
    const offeredAs = row.animalId ? known.sold.get(row.animalId)?.petName : undefined
    return {
      id: row.id,
      animal: animal
        ? {
            id: animal.id,
            coat: animal.coat,
            photo: animal.photo,
            registrationName: animal.registrationName,
            chipNumber: animal.chipNumber,
            stage: animal.stage,
            ...foundIn((verdicts.get(animal.id) ?? []).filter(isOfDisease).toSorted(byKindAndVerdict)),
          }
        : null,
      petName: animal?.petName ?? offeredAs ?? row.petName,
      gender: animal?.gender ?? row.gender,
      colour: row.colour,
      ...where,
      isReadOn: animal !== undefined && animal.rights !== 'owner',
    }
  })
}

const offspringOf = (db: Db, litterIds: string[]) =>
  db
    .select()
    .from(litterOffspring)
    .where(inArray(litterOffspring.litterId, litterIds))
    .orderBy(asc(litterOffspring.litterId), asc(litterOffspring.place))

/** What litters are of, to be read: `aboutLitters` takes it. */
const aboutRows = (db: Db, user: User, rows: LitterRow[]) => ({
  breeds: breedRows(rows.map(({ breedId }) => breedId)),
  parents: rowsOf(animalColumns(user), () =>
    animalsOf(
      db,
      user,
      inArray(
        animals.id,
        rows.flatMap(({ damId, sireId }) => [damId, sireId].filter((id) => id !== null)),
      ),
    ),
  ),
})

/** The facts of each litter itself; parents lead to their pages where the user may still see them. */
function aboutLitters(rows: LitterRow[], { breeds, parents }: ReadOf<ReturnType<typeof aboutRows>>) {
  const breedOf = breedNamer(breeds)
  const seen = new Map(parents.map((parent) => [parent.id, parent]))
  const parentOf = (id: string | null, name: string) => {
    const parent = id ? seen.get(id) : undefined
    return parent ? { id: parent.id, name: pedigreeName(parent) } : { id: null, name }
  }
  return rows.map((row) => ({
    id: row.id,
    species: toSpecies(row.speciesId),
    breed: breedOf(row.breedId),
    isMixedBreed: row.isMixedBreed,
    dateOfBirth: row.dateOfBirth,
    dam: parentOf(row.damId, row.damName),
    sire: row.sireName === null ? null : parentOf(row.sireId, row.sireName),
  }))
}

/** The youngest first. */
export const litterOrder = [desc(litters.dateOfBirth), desc(litters.createdAt), asc(litters.id)]

/** Litters, their offspring, and what is known of both. */
async function readLitters(db: Db, user: User, rows: LitterRow[]) {
  const offspring = await offspringOf(
    db,
    rows.map(({ id }) => id),
  )
  const read = await readTogether(db, {
    where: whereaboutRows(db, user, offspring),
    about: aboutRows(db, user, rows),
  })
  return { offspring, known: whereabouts(read.where), about: aboutLitters(rows, read.about) }
}

export async function toListedLitters(db: Db, user: User, rows: LitterRow[]): Promise<ListedLitter[]> {
  const { offspring, known, about } = await readLitters(db, user, rows)
  const ofLitter = Map.groupBy(offspring, ({ litterId }) => litterId)
  return about.map((litter) => ({
    ...litter,
    counts: countsOf((ofLitter.get(litter.id) ?? []).map((row) => whereIs(row, known).state)),
  }))
}

export async function toLitter(db: Db, user: User, row: LitterRow): Promise<Litter> {
  const read = await readLitters(db, user, [row])
  const [about] = read.about
  if (!about) throw new Error('A litter was not described')
  const offspring = await toOffspring(db, read.offspring, read.known)
  return { ...about, counts: countsOf(offspring.map(({ state }) => state)), offspring }
}
