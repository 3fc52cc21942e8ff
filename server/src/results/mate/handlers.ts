import { storePageSize } from '@shop/contract/constants'
import { codes, Failure } from '@shop/contract/failure'
import type { Mate, mateCalls } from '@shop/contract/mate'
import type { MateOrder } from '@shop/contract/mate-rank'
import { and, eq, isNull, ne } from 'drizzle-orm'
import { type AnimalRow, animalsOf, findAnimal } from '../../animals/animal/access.ts'
import { animals } from '../../schema/animal.ts'
import { toSpecies } from '../../storefront/breed/species.ts'
import { pageIn, pageOf } from '../../platform/values/page.ts'
import type { Services } from '../../platform/services.ts'
import type { Handlers } from '../../people/visitor/handler.ts'
import { wantedColours } from './colour.ts'
import { type Kennel, readKennel } from './kennel.ts'
import { pairingsIn, ranked } from './rank.ts'

const membersOnly = () =>
  new Failure(409, {
    message:
      'Ranking all mates comes with the kennel membership. The breeding strategy of one pair is open to everybody.',
    code: codes.membersOnly,
  })

const toAnimal = (row: AnimalRow, breedOf: Kennel['breedOf']): Mate['animal'] => ({
  id: row.id,
  petName: row.petName,
  registrationName: row.registrationName,
  species: toSpecies(row.speciesId),
  breed: breedOf(row.breedId),
  isMixedBreed: row.isMixedBreed,
  gender: row.gender,
  isDesexed: row.isDesexed,
  coat: row.coat as Mate['animal']['coat'],
})

export const mateHandlers = ({ db }: Services): Handlers<typeof mateCalls> => ({
  listMates: async ({ params, query, user }) => {
    const animal = await findAnimal(db, params.id, user, 'owner')
    if (!user.isMember) throw membersOnly()
    const candidates = await animalsOf(
      db,
      user,
      and(
        eq(animals.userId, user.id),
        isNull(animals.archivedAt),
        eq(animals.speciesId, animal.speciesId),
        ne(animals.gender, animal.gender),
      ),
    )
    const mates = candidates.filter(({ isDesexed }) => !isDesexed)
    const kennel = await readKennel(db, user, [animal, ...mates])
    const pairings = pairingsIn(kennel)(animal, mates)

    const wanted = wantedColours(pairings.map(({ colours }) => colours))
    const order: MateOrder = query.order ?? 'risk'
    const chosen = wanted.find(({ value }) => value === query.colour) ?? wanted[0]
    const wantedColour = order === 'colour' && chosen ? chosen.value : null
    const found = ranked(pairings, order, wantedColour).filter(
      ({ row }) => !query.breed || String(row.breedId) === query.breed,
    )
    const page = pageIn(query.page)
    const results = found
      .slice((page - 1) * storePageSize, page * storePageSize)
      .map(({ row, ...pairing }) => ({ animal: toAnimal(row, kennel.breedOf), ...pairing }))
    const breeds = new Map(
      mates.flatMap(({ breedId }) => kennel.breedOf(breedId) ?? []).map((breed) => [breed.id, breed]),
    )
    return {
      ...pageOf(results, found.length, page, storePageSize),
      animal: toAnimal(animal, kennel.breedOf),
      breeds: [...breeds.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
      wantedColours: wanted,
      wantedColour,
      desexedCount: candidates.length - mates.length,
      isSampleData: kennel.isSampleData,
    }
  },
})
