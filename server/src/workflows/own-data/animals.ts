import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import { acmForms } from '../../schema/acm-form.ts'
import { activations } from '../../schema/activation.ts'
import { advanceOpenings, advanceReleases } from '../../schema/advance-result.ts'
import { animals } from '../../schema/animal.ts'
import { animalPhotos } from '../../schema/animal-photo.ts'
import { animalTransfers } from '../../schema/animal-transfer.ts'
import { clubMembers, clubs } from '../../schema/club.ts'
import { collectionAgents } from '../../schema/collection-agent.ts'
import { collectedAnimals } from '../../schema/collected-animal.ts'
import { kitOffers } from '../../schema/kit-offer.ts'
import { labNotices } from '../../schema/laboratory.ts'
import { lifePlans, lifePlanVersions } from '../../schema/life-plan.ts'
import { litterOffspring, litters } from '../../schema/litter.ts'
import { outsideReportsOf } from '../../animals/outside-report/handlers.ts'
import { outsideReports } from '../../schema/outside-report.ts'
import { parentageRequests } from '../../schema/parentage.ts'
import { reports } from '../../schema/report.ts'
import { openConflicts, toConflict } from '../../results/result/conflicts.ts'
import { breedMixes, conflictSettlements, dnaProfiles, results } from '../../schema/result.ts'
import { samples } from '../../schema/sample.ts'
import { sharePages } from '../../schema/share-page.ts'
import { animalShares } from '../../schema/sharing.ts'
import type { User } from '../../people/visitor/visitor.ts'

type Person = Pick<User, 'id' | 'email'>

/**
 * Kits that the user bought, and the samples of their animals, whoever bought those. Of a kit whose animal is somebody
 * else's, by a transfer or because it was given away, what became of it is no longer the user's to know.
 */
async function collectSamples(db: Db, userId: string) {
  const isOfTheirs = inArray(
    samples.animalId,
    db.select({ id: animals.id }).from(animals).where(eq(animals.userId, userId)),
  )
  const rows = await db
    .select({
      barcode: samples.barcode,
      productId: samples.productId,
      createdAt: samples.createdAt,
      isAnothers: sql<boolean>`${samples.animalId} is not null and not (${isOfTheirs})`,
      animalId: samples.animalId,
      stage: samples.stage,
      problem: samples.problem,
      activatedAt: samples.activatedAt,
      isIdentityVerified: samples.isIdentityVerified,
      collector: samples.collector,
    })
    .from(samples)
    .where(or(eq(samples.userId, userId), isOfTheirs))
    .orderBy(asc(samples.createdAt), asc(samples.barcode))
  return rows.map(({ barcode, productId, createdAt, isAnothers, ...became }) => ({
    barcode,
    productId,
    createdAt,
    ...(!isAnothers && became),
  }))
}

/** The photos of the user's animals as they are kept, in base64. */
const collectPhotos = async (db: Db, userId: string) =>
  (
    await db
      .select({
        animalId: animalPhotos.animalId,
        alt: animalPhotos.alt,
        savedAt: animalPhotos.savedAt,
        jpeg: animalPhotos.large,
      })
      .from(animalPhotos)
      .innerJoin(animals, eq(animals.id, animalPhotos.animalId))
      .where(eq(animals.userId, userId))
      .orderBy(asc(animalPhotos.savedAt))
  ).map(({ jpeg, ...photo }) => ({ ...photo, jpeg: Buffer.from(jpeg).toString('base64') }))

/** What the laboratory read, line by line, and what was read before: lines are never changed. */
async function collectFindings(db: Db, userId: string) {
  const theirs = db
    .select({ barcode: samples.barcode })
    .from(samples)
    .innerJoin(animals, eq(animals.id, samples.animalId))
    .where(eq(animals.userId, userId))
  const lab = (table: typeof results | typeof dnaProfiles | typeof breedMixes) => ({
    barcode: table.barcode,
    laboratory: table.laboratory,
    panelVersion: table.panelVersion,
    testedAt: table.testedAt,
    supersededAt: table.supersededAt,
    settlementId: table.settlementId,
  })
  return {
    results: await db
      .select({
        ...lab(results),
        productId: results.productId,
        genotype: results.genotype,
        basis: results.basis,
        generations: results.generations,
        reason: results.reason,
      })
      .from(results)
      .where(inArray(results.barcode, theirs))
      .orderBy(asc(results.barcode), asc(results.productId), asc(results.createdAt)),
    dnaProfiles: await db
      .select({ ...lab(dnaProfiles), panel: dnaProfiles.panel, markers: dnaProfiles.markers })
      .from(dnaProfiles)
      .where(inArray(dnaProfiles.barcode, theirs))
      .orderBy(asc(dnaProfiles.barcode), asc(dnaProfiles.createdAt)),
    breedMixes: await db
      .select({ ...lab(breedMixes), shares: breedMixes.shares })
      .from(breedMixes)
      .where(inArray(breedMixes.barcode, theirs))
      .orderBy(asc(breedMixes.barcode), asc(breedMixes.createdAt)),
  }
}

/** In what samples of the user's animals contradict each other, and what the laboratory settled of it. */
async function collectConflicts(db: Db, userId: string) {
  const theirs = await db.select({ id: animals.id }).from(animals).where(eq(animals.userId, userId))
  const ids = theirs.map(({ id }) => id)
  return {
    conflicts: (await openConflicts(db, ids)).map(({ animalId, ...conflict }) => ({
      animalId,
      ...toConflict({ animalId, ...conflict }),
    })),
    conflictSettlements: await db
      .select()
      .from(conflictSettlements)
      .where(inArray(conflictSettlements.animalId, ids))
      .orderBy(asc(conflictSettlements.settledAt)),
  }
}

/** What was released early of the user's animals, or to them, and each time that it was opened. */
const collectAdvance = (db: Db, userId: string) =>
  db
    .select({
      barcode: advanceReleases.barcode,
      isToThem: sql<boolean>`${advanceReleases.userId} = ${userId}`,
      releasedAt: advanceReleases.releasedAt,
      endsAt: advanceReleases.endsAt,
      withdrawnAt: advanceReleases.withdrawnAt,
      openedAt: sql<string[]>`array(select ${advanceOpenings.openedAt} from ${advanceOpenings}
        where ${advanceOpenings.releaseId} = ${advanceReleases.id} order by 1)`,
    })
    .from(advanceReleases)
    .innerJoin(samples, eq(samples.barcode, advanceReleases.barcode))
    .leftJoin(animals, eq(animals.id, samples.animalId))
    .where(or(eq(advanceReleases.userId, userId), eq(animals.userId, userId)))
    .orderBy(asc(advanceReleases.releasedAt))

/** With whom animals of the user's are shared, what others show them, and every offer from or to them. */
async function collectDealings(db: Db, { id: userId, email }: Person) {
  const share = { animalId: animalShares.animalId, rights: animalShares.rights, createdAt: animalShares.createdAt }
  return {
    sharesGiven: await db
      .select({ ...share, email: animalShares.email })
      .from(animalShares)
      .innerJoin(animals, eq(animals.id, animalShares.animalId))
      .where(eq(animals.userId, userId)),
    sharesReceived: await db.select(share).from(animalShares).where(eq(animalShares.email, email)),
    transfers: await db
      .select({
        animalId: animalTransfers.animalId,
        toEmail: animalTransfers.toEmail,
        asksToRead: animalTransfers.asksToRead,
        state: animalTransfers.state,
        createdAt: animalTransfers.createdAt,
        closedAt: animalTransfers.closedAt,
      })
      .from(animalTransfers)
      .where(or(eq(animalTransfers.fromUserId, userId), eq(animalTransfers.toEmail, email)))
      .orderBy(asc(animalTransfers.createdAt)),
    kitOffers: await db
      .select({
        kits: kitOffers.kits,
        toEmail: kitOffers.toEmail,
        state: kitOffers.state,
        createdAt: kitOffers.createdAt,
        closedAt: kitOffers.closedAt,
      })
      .from(kitOffers)
      .where(or(eq(kitOffers.fromUserId, userId), eq(kitOffers.toEmail, email)))
      .orderBy(asc(kitOffers.createdAt)),
  }
}

/** The litters that the user bred, as they entered them. */
const collectLitters = (db: Db, userId: string) =>
  db
    .select({
      dateOfBirth: litters.dateOfBirth,
      breedId: litters.breedId,
      damName: litters.damName,
      sireName: litters.sireName,
      createdAt: litters.createdAt,
      offspring: sql<
        object[]
      >`(select coalesce(json_agg(json_build_object('animalId', o.animal_id, 'petName', o.pet_name,
        'gender', o.gender, 'colour', o.colour) order by o.place), '[]'::json)
        from ${litterOffspring} o where o.litter_id = litters.id)`,
    })
    .from(litters)
    .where(eq(litters.userId, userId))
    .orderBy(asc(litters.dateOfBirth))

/** Everything kept on a person's animals. An activation's id opens it, so it stays out. */
export async function collectAnimals(db: Db, person: Person) {
  const { id: userId, email } = person
  const ownAnimals = await db
    .select()
    .from(animals)
    .where(eq(animals.userId, userId))
    .orderBy(asc(animals.createdAt), asc(animals.id))
  return {
    animals: ownAnimals.map(
      ({ userId: _user, claimEmail: _claim, handedOverBy: _giver, coat: _coat, ...animal }) => animal,
    ),
    litters: await collectLitters(db, userId),
    animalPhotos: await collectPhotos(db, userId),
    sharePages: await db
      .select({
        animalId: sharePages.animalId,
        hasPhoto: sharePages.hasPhoto,
        hasBreed: sharePages.hasBreed,
        hasCoat: sharePages.hasCoat,
        results: sharePages.results,
        openedAt: sharePages.openedAt,
      })
      .from(sharePages)
      .innerJoin(animals, eq(animals.id, sharePages.animalId))
      .where(eq(animals.userId, userId)),
    samples: await collectSamples(db, userId),
    ...(await collectFindings(db, userId)),
    ...(await collectConflicts(db, userId)),
    advanceResults: await collectAdvance(db, userId),
    reports: await db
      .select({
        key: reports.key,
        animalId: reports.animalId,
        type: reports.type,
        state: reports.state,
        content: reports.content,
        issuedAt: reports.issuedAt,
      })
      .from(reports)
      .innerJoin(animals, eq(animals.id, reports.animalId))
      .where(eq(animals.userId, userId))
      .orderBy(asc(reports.issuedAt)),
    lifePlans: await db
      .select({
        animalId: lifePlans.animalId,
        number: lifePlanVersions.number,
        content: lifePlanVersions.content,
        changes: lifePlanVersions.changes,
        withdrawnAt: lifePlanVersions.withdrawnAt,
        withdrawnReason: lifePlanVersions.withdrawnReason,
        createdAt: lifePlanVersions.createdAt,
      })
      .from(lifePlanVersions)
      .innerJoin(lifePlans, eq(lifePlans.id, lifePlanVersions.lifePlanId))
      .innerJoin(animals, eq(animals.id, lifePlans.animalId))
      .where(eq(animals.userId, userId))
      .orderBy(asc(lifePlanVersions.createdAt)),
    ...(await collectDealings(db, person)),
    clubs: await db
      .select({ name: clubs.name, country: clubs.country })
      .from(clubs)
      .innerJoin(clubMembers, eq(clubMembers.clubId, clubs.id))
      .where(eq(clubMembers.userId, userId)),
    animalsHandedOver: await db
      .select({ petName: animals.petName, club: clubs.name })
      .from(animals)
      .innerJoin(clubs, eq(clubs.id, animals.clubId))
      .where(and(isNull(animals.userId), eq(animals.handedOverBy, userId)))
      .orderBy(asc(animals.petName)),
    collectionAgents: (await db.select().from(collectionAgents).where(eq(collectionAgents.userId, userId))).map(
      ({ userId: _user, ...entry }) => entry,
    ),
    activations: (
      await db.select().from(activations).where(eq(activations.userId, userId)).orderBy(asc(activations.createdAt))
    ).map(({ email: typed, barcodes, record, activatedAt, createdAt }) => ({
      email: typed,
      barcodes,
      pet: record.pet,
      person: record.person,
      activatedAt,
      createdAt,
    })),
    acmForms: await db
      .select({
        number: acmForms.number,
        barcode: acmForms.barcode,
        collectorName: acmForms.collectorName,
        collectorPlace: acmForms.collectorPlace,
        purpose: acmForms.purpose,
        state: acmForms.state,
        requestedAt: acmForms.requestedAt,
        decidedAt: acmForms.decidedAt,
        reason: acmForms.reason,
        printed: acmForms.printed,
      })
      .from(acmForms)
      .innerJoin(animals, eq(animals.id, acmForms.animalId))
      .where(eq(animals.userId, userId))
      .orderBy(asc(acmForms.requestedAt)),
    outsideReports: await outsideReportsOf(
      db,
      inArray(outsideReports.animalId, db.select({ id: animals.id }).from(animals).where(eq(animals.userId, userId))),
    ),
    collectedAnimals: (
      await db
        .select()
        .from(collectedAnimals)
        .where(or(eq(collectedAnimals.userId, userId), eq(collectedAnimals.ownerEmail, email)))
        .orderBy(asc(collectedAnimals.collectedAt))
    ).map(({ id: _id, userId: _user, ...record }) => record),
    parentageRequests: await db
      .select({ outcome: parentageRequests.outcome, createdAt: parentageRequests.createdAt })
      .from(parentageRequests)
      .where(eq(parentageRequests.userId, userId))
      .orderBy(asc(parentageRequests.createdAt)),
    labNotices: await db
      .select({ barcode: labNotices.barcode, news: labNotices.news, toldAt: labNotices.toldAt })
      .from(labNotices)
      .where(eq(labNotices.email, email))
      .orderBy(asc(labNotices.toldAt), asc(labNotices.barcode)),
  }
}
