import type { ListedLitter, Litter, LitterOffspring } from '@shop/contract/litter'
import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { type AnimalRow, animalsOf } from '../../animals/animal/access.ts'
import { animals } from '../../schema/animal.ts'
import { namedBreeds, pedigreeName, toAnimals } from '../../animals/animal/view.ts'
import { animalTransfers } from '../../schema/animal-transfer.ts'
import { toSpecies } from '../../storefront/breed/species.ts'
import type { Db } from '../../platform/db/open.ts'
import { isUuid } from '../../platform/values/ids.ts'
import { animalVerdicts, type AnimalVerdict, isOfDisease } from '../result/animal-verdicts.ts'
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

/** The last offer of each animal by the user that is in this state; of a closed one the name that was offered. */
async function offersOf(db: Db, userId: string, ids: string[], state: 'pending' | 'accepted') {
  const { animalId, toEmail, offered, createdAt, closedAt, expiresAt } = animalTransfers
  const rows = await db
    .select({ animalId, toEmail, offered, createdAt, closedAt, expiresAt })
    .from(animalTransfers)
    .where(and(inArray(animalId, ids), eq(animalTransfers.fromUserId, userId), eq(animalTransfers.state, state)))
    .orderBy(asc(createdAt))
  const now = new Date()
  const standing = rows.filter((row) => state !== 'pending' || row.expiresAt > now)
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

/** Which of these animals the user handed over to a club that holds them still. */
async function heldByClub(db: Db, userId: string, ids: string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: animals.id, userId: animals.userId })
    .from(animals)
    .where(and(inArray(animals.id, ids), eq(animals.handedOverBy, userId)))
  return new Set(rows.flatMap((row) => (row.userId === null ? [row.id] : [])))
}

type Known = {
  seen: Map<string, AnimalRow>
  offered: Map<string, Offer>
  sold: Map<string, Offer>
  club: Set<string>
}

/** Where these are, as their breeder may know it. */
async function whereabouts(db: Db, user: User, rows: OffspringRow[]): Promise<Known> {
  const ids = rows.flatMap(({ animalId }) => animalId ?? [])
  const seen = await animalsOf(db, user, inArray(animals.id, ids))
  return {
    seen: new Map(seen.map((animal) => [animal.id, animal])),
    offered: await offersOf(db, user.id, ids, 'pending'),
    sold: await offersOf(db, user.id, ids, 'accepted'),
    club: await heldByClub(db, user.id, ids),
  }
}

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
  const shown = new Map((await toAnimals(db, seen)).map((animal) => [animal.id, animal]))
  const verdicts = await animalVerdicts(db, seen)
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
            ...foundIn((verdicts.get(animal.id) ?? []).filter(isOfDisease)),
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

/** The facts of each litter itself; parents lead to their pages where the user may still see them. */
async function aboutLitters(db: Db, user: User, rows: LitterRow[]) {
  const breedOf = await namedBreeds(
    db,
    rows.map(({ breedId }) => breedId),
  )
  const parents = await animalsOf(
    db,
    user,
    inArray(
      animals.id,
      rows.flatMap(({ damId, sireId }) => [damId, sireId].filter((id) => id !== null)),
    ),
  )
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

export async function toListedLitters(db: Db, user: User, rows: LitterRow[]): Promise<ListedLitter[]> {
  const offspring = await offspringOf(
    db,
    rows.map(({ id }) => id),
  )
  const known = await whereabouts(db, user, offspring)
  const ofLitter = Map.groupBy(offspring, ({ litterId }) => litterId)
  return (await aboutLitters(db, user, rows)).map((about) => ({
    ...about,
    counts: countsOf((ofLitter.get(about.id) ?? []).map((row) => whereIs(row, known).state)),
  }))
}

export async function toLitter(db: Db, user: User, row: LitterRow): Promise<Litter> {
  const rows = await offspringOf(db, [row.id])
  const offspring = await toOffspring(db, rows, await whereabouts(db, user, rows))
  const [about] = await aboutLitters(db, user, [row])
  if (!about) throw new Error('A litter was not described')
  return { ...about, counts: countsOf(offspring.map(({ state }) => state)), offspring }
}
