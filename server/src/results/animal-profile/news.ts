import type { AnimalNews } from '@shop/contract/sample'
import { and, asc, desc, eq, gt, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { byPetName, newestSampleFirst, shownOfPhoto, toPhoto } from '../../animals/animal/view.ts'
import { anyOf } from '../../platform/db/any-of.ts'
import { readTogether, rowsOf } from '../../platform/db/rows-of.ts'
import type { Services } from '../../platform/services.ts'
import { animalPhotos } from '../../schema/animal-photo.ts'
import { animals } from '../../schema/animal.ts'
import { breeds } from '../../schema/breed.ts'
import { samples, sampleStageTimes } from '../../schema/sample.ts'
import { toSpecies } from '../../storefront/breed/species.ts'
import { catalogueOf } from '../../storefront/catalogue/catalogue.ts'
import { countsOf, isOfDisease, verdictRows, verdictsIn } from '../result/animal-verdicts.ts'

const mostNamed = 10
const mostAnimals = 6
/** For so long results are new. */
const newForDays = 30

const isOwn = (userId: string) => and(eq(animals.userId, userId), isNull(animals.archivedAt))

/** When the newest of an animal's samples reached its stage. */
const lastMoved = sql`(select max(${sampleStageTimes.at}) from ${samples}
  join ${sampleStageTimes} on ${sampleStageTimes.barcode} = ${samples.barcode}
  where ${samples.animalId} = ${animals.id} and ${samples.voidedAt} is null)`
const lastMovedFirst = [sql`${lastMoved} desc nulls last`, ...byPetName]

/** What the user's animals are shown by: who they are, their samples and what was found, in one statement for all. */
function animalRows(userId: string) {
  const shown = sql`array(select ${animals.id} from ${animals} where ${isOwn(userId)}
    order by ${sql.join(lastMovedFirst, sql`, `)} limit ${mostAnimals})`
  return {
    animals: rowsOf(
      {
        id: animals.id,
        petName: animals.petName,
        speciesId: animals.speciesId,
        breedId: animals.breedId,
        isMixedBreed: animals.isMixedBreed,
        gender: animals.gender,
        isDesexed: animals.isDesexed,
        coat: animals.coat,
        breed: { id: breeds.id, name: breeds.name },
        photo: shownOfPhoto,
      },
      (select) =>
        select
          .from(animals)
          .leftJoin(breeds, eq(breeds.id, animals.breedId))
          .leftJoin(animalPhotos, eq(animalPhotos.animalId, animals.id))
          .where(anyOf(animals.id, shown))
          .orderBy(...lastMovedFirst),
    ),
    samples: rowsOf(
      {
        animalId: samples.animalId,
        barcode: samples.barcode,
        stage: samples.stage,
        problem: samples.problem,
        expectedAt: samples.expectedAt,
      },
      (select) =>
        select
          .from(samples)
          .where(and(anyOf(samples.animalId, shown), isNull(samples.voidedAt)))
          .orderBy(...newestSampleFirst),
    ),
    verdicts: verdictRows(shown),
    count: sql`(select count(*) from ${animals} where ${isOwn(userId)})`.mapWith(Number),
  }
}

/** What has become of the user's own animals and their samples, archived ones apart. */
export async function sampleNews(services: Pick<Services, 'db' | 'catalogue'>, userId: string) {
  const reportedAt = sampleStageTimes.at
  const read = (where: SQL | undefined, ...order: SQL[]) =>
    rowsOf(
      {
        barcode: samples.barcode,
        productId: samples.productId,
        animal: { id: animals.id, petName: animals.petName },
        stage: samples.stage,
        problem: samples.problem,
        expectedAt: samples.expectedAt,
        reportedAt,
        count: sql<number>`count(*) over ()`,
      },
      (select) =>
        select
          .from(samples)
          .innerJoin(animals, eq(animals.id, samples.animalId))
          .leftJoin(
            sampleStageTimes,
            and(eq(sampleStageTimes.barcode, samples.barcode), eq(sampleStageTimes.stage, 'reported')),
          )
          .where(and(isOwn(userId), isNull(samples.voidedAt), where))
          .orderBy(...order, asc(samples.barcode))
          .limit(mostNamed),
    )
  const { verdicts, ...own } = animalRows(userId)
  const {
    reported,
    atWork,
    animals: rows,
    samples: taken,
    results,
    conflicts,
    count,
  } = await readTogether(services.db, {
    reported: read(
      and(
        eq(samples.stage, 'reported'),
        isNull(samples.withdrawnAt),
        gt(reportedAt, sql`now() - make_interval(days => ${newForDays})`),
      ),
      desc(reportedAt),
    ),
    atWork: read(
      and(ne(samples.stage, 'reported'), isNotNull(samples.activatedAt), isNull(samples.withdrawnAt)),
      sql`${samples.expectedAt} asc nulls last`,
    ),
    ...own,
    ...verdicts,
  })
  const { product } = catalogueOf(services)
  const shown = ({ count: _, productId, expectedAt, reportedAt: at, ...sample }: (typeof reported)[number]) => ({
    ...sample,
    product: { id: productId, name: product(productId)?.row.name ?? '' },
    expectedAt: expectedAt?.toISOString() ?? null,
    reportedAt: at?.toISOString() ?? null,
  })
  const verdictsOf = verdictsIn(rows, { results, conflicts })
  const toNews = ({ id, petName, speciesId, breed, isMixedBreed, coat, photo }: (typeof rows)[number]): AnimalNews => {
    const newest = taken.find(({ animalId }) => animalId === id)
    return {
      id,
      petName,
      species: toSpecies(speciesId),
      breed,
      isMixedBreed,
      coat: coat as AnimalNews['coat'],
      photo: photo && toPhoto(photo),
      sample: newest
        ? {
            barcode: newest.barcode,
            stage: newest.stage,
            problem: newest.problem,
            expectedAt: newest.expectedAt?.toISOString() ?? null,
          }
        : null,
      verdicts: countsOf((verdictsOf.get(id) ?? []).filter(isOfDisease)),
    }
  }
  return {
    animals: rows.map(toNews),
    animalCount: count,
    reported: reported.map(shown),
    atWork: atWork.map(shown),
    reportedCount: reported[0]?.count ?? 0,
    atWorkCount: atWork[0]?.count ?? 0,
  }
}
