import { readChip } from '@shop/contract/codes'
import type { DnaProfile } from '@shop/contract/result'
import { eq, inArray } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import { breeds } from '../../schema/breed.ts'
import { products } from '../../schema/product.ts'
import { GenotypeError, genotypeOf, isNoCall } from '../../reference/genetics/genotype.ts'
import { panelNames } from '../../reference/genetics/panels.ts'
import type { TestFacts } from '../../reference/genetics/test-facts.ts'
import type { Faults } from '../../platform/input/faults.ts'
import { answerTo, type LabSample, sampleFault } from './lab-sample.ts'
import type { LabRow } from './read-csv.ts'
import { users } from '../../schema/user.ts'
import { collectorName, findUser, isApproved } from '../../people/visitor/visitor.ts'

/** Where and when a finding was made. */
type Origin = Pick<LabRow, 'line' | 'barcode' | 'laboratory' | 'panelVersion' | 'testedAt'>
export type GenotypeFinding = Origin & { productId: number; genotype: string | null }
export type ProfileFinding = Origin & { panel: string; markers: DnaProfile['markers'] }
export type MixFinding = Origin & { shares: { breedId: number | null; percent: number }[]; markersRead: number | null }
/** An approved vet or collection agent, and the chip that they read; none where it was taken back. */
export type CollectorFinding = Pick<Origin, 'line' | 'barcode'> & {
  collector: string | null
  chipNumber: string | null
}
export type Findings = {
  genotypes: GenotypeFinding[]
  profiles: ProfileFinding[]
  mixes: MixFinding[]
  /** Who took a sample and read the microchip. */
  collectors: CollectorFinding[]
}

/** Compares the rows of a file with what was ordered for each sample; what is wrong goes to `faults`. */
export async function checkRows(
  tx: Db,
  rows: LabRow[],
  known: Map<string, LabSample>,
  faults: Faults,
): Promise<Findings> {
  const { testIds, speciesOfBreed } = await catalogueOf(tx, rows)
  const approved = await approvedIn(tx, rows)
  const findings: Findings = { genotypes: [], profiles: [], mixes: [], collectors: [] }
  const profiles = new Map<string, ProfileFinding>()
  const mixes = new Map<string, MixFinding>()
  const seen = new Map<string, number>()
  const collectorLines = new Map<string, number>()
  const asWritten = genotypeReader()

  for (const row of rows) {
    const { line, barcode, kind, panel, name } = row
    const key = `${barcode}|${kind}|${panel}|${name}`
    const before = seen.get(key)
    if (before) {
      faults.add(line, `says again what line ${before} says.`)
      continue
    }
    seen.set(key, line)
    const sample = known.get(barcode)
    const fault = sample ? sampleFault(sample) : 'is not known.'
    if (!sample || fault) {
      faults.add(line, `the sample “${barcode}” ${fault}`)
      continue
    }
    if (kind === 'genotype') readGenotype(row, sample)
    if (kind === 'marker') readMarker(row, sample)
    if (kind === 'breed') readBreed(row, sample)
    if (kind === 'collector') readCollector(row, sample)
  }
  for (const { line, shares } of mixes.values()) {
    const sum = shares.reduce((total, { percent }) => total + percent, 0)
    if (Math.abs(sum - 100) > 0.01)
      faults.add(line, `the percentages from here on sum to ${Number(sum.toFixed(2))}, not to 100.`)
  }
  return { ...findings, profiles: [...profiles.values()], mixes: [...mixes.values()] }

  function readGenotype({ line, name, value, ...row }: LabRow, sample: LabSample) {
    const id = idIn(name)
    const test = sample.tests.get(id)
    if (!test || !sample.gender)
      return faults.add(
        line,
        testIds.has(id) ? `test ${name} was not ordered for this sample.` : `there is no test “${name}”.`,
      )
    const read = value ? asWritten(test, value, sample.gender) : null
    if (read instanceof GenotypeError) return faults.add(line, read.message)
    findings.genotypes.push({ ...row, line, productId: test.id, genotype: read })
  }

  function readMarker({ line, panel, name, value, ...row }: LabRow, sample: LabSample) {
    const alleles = !value || isUnread(value) ? [] : value.split('/').map((allele) => allele.trim())
    if (!panel || !name) return faults.add(line, 'a marker needs its panel, and its name.')
    if (!panelNames.includes(panel))
      return faults.add(line, `there is no panel “${panel}”: it is ${panelNames.join(', ')}.`)
    if (!sample.hasProfile) return faults.add(line, 'no DNA profile was ordered for this sample.')
    if (alleles.length && (alleles.length !== 2 || alleles.some((allele) => !/^[\w.+-]{1,10}$/.test(allele))))
      return faults.add(line, `“${value}” are not two alleles parted by a stroke, as A/G or 102/106.`)
    const profile = groupOf(profiles, `${row.barcode}|${panel}`, { ...row, line }, { panel, markers: [] })
    profile?.markers.push({ name, alleles })
  }

  function readBreed({ line, name, value, ...row }: LabRow, sample: LabSample) {
    if (name === markersLine) return readMarkersOfMix({ line, name, value, ...row }, sample)
    const percent = /^\d+(\.\d+)?$/.test(value) ? Number(value) : Number.NaN
    if (!sample.hasMix) return faults.add(line, 'no breed mix was ordered for this sample.')
    if (name && speciesOfBreed.get(idIn(name)) !== sample.speciesId)
      return faults.add(line, `this species has no breed “${name}”.`)
    if (!(percent >= 0 && percent <= 100)) return faults.add(line, `“${value}” is no percentage from 0 to 100.`)
    const mix = groupOf(mixes, row.barcode, { ...row, line }, noMix())
    mix?.shares.push({ breedId: name ? idIn(name) : null, percent })
  }

  /** How many markers an estimate of the breeds rests on. */
  function readMarkersOfMix({ line, value, ...row }: LabRow, sample: LabSample) {
    if (!sample.hasMix) return faults.add(line, 'no breed mix was ordered for this sample.')
    if (!/^[1-9]\d{0,6}$/.test(value)) return faults.add(line, `“${value}” is no number of markers.`)
    const mix = groupOf(mixes, row.barcode, { ...row, line }, noMix())
    if (mix) mix.markersRead = Number(value)
  }

  /**
   * Only those may verify an identity who may do so in the shop: their form states who they are and which chip they
   * read. A line that names nobody takes the earlier one back.
   */
  function readCollector({ line, barcode, name, value }: LabRow, sample: LabSample) {
    const before = collectorLines.get(barcode)
    if (before) return faults.add(line, `line ${before} says who took this sample already.`)
    collectorLines.set(barcode, line)
    if (!name && !value)
      return sample.isIdentityVerified
        ? findings.collectors.push({ line, barcode, collector: null, chipNumber: null })
        : faults.add(line, 'the sample’s identity does not count as verified: there is nothing to take back.')
    const collector = approved.get(value.toLowerCase())
    if (!collector)
      return faults.add(line, `“${value}” is not the email address of an approved vet or collection agent.`)
    const chipNumber = readChip(name)
    if (!chipNumber || chipNumber !== sample.chipNumber)
      return faults.add(line, `the microchip number “${name}” is not the one of this sample’s animal.`)
    return findings.collectors.push({ line, barcode, collector, chipNumber })
  }

  /** The finding that a line is a part of; its first line opens it, and the others must agree on where it comes from. */
  function groupOf<Part extends object>(
    groups: Map<string, Origin & Part>,
    key: string,
    origin: Origin & Partial<LabRow>,
    part: Part,
  ): (Origin & Part) | undefined {
    const { line, barcode, laboratory, panelVersion, testedAt } = origin
    const group = groups.get(key) ?? { line, barcode, laboratory, panelVersion, testedAt, ...part }
    groups.set(key, group)
    const isSame =
      group.laboratory === laboratory &&
      group.panelVersion === panelVersion &&
      group.testedAt.getTime() === testedAt.getTime()
    if (isSame) return group
    faults.add(line, `laboratory, panel_version and date differ from line ${group.line}, of which this is a part.`)
    return undefined
  }
}

/** The line of a breed mix that states how many markers were read. */
const markersLine = 'markers'
const noMix = (): Pick<MixFinding, 'shares' | 'markersRead'> => ({ shares: [], markersRead: null })

/** A number written in its one way, so that no two lines name the same one differently; else 0, which is no id. */
const idIn = (name: string) => (/^[1-9]\d{0,8}$/.test(name) ? Number(name) : 0)

/** Of a marker N is a base that could not be read. */
const isUnread = (value: string) => isNoCall(value) || /^N\/N$/i.test(value)

type Read = string | null | GenotypeError

/**
 * The genotype in its one way of writing, null where nothing was read, or why it cannot be; thousands of lines of a
 * file have the same few.
 */
function genotypeReader() {
  const known = new Map<string, Read>()
  return (test: TestFacts & { id: number }, value: string, gender: 'male' | 'female') => {
    const key = `${test.id}|${gender}|${value}`
    const before = known.get(key)
    if (before !== undefined) return before
    const read = tryGenotype(test, value, gender)
    known.set(key, read)
    return read
  }
}

function tryGenotype(test: TestFacts, value: string, gender: 'male' | 'female'): Read {
  try {
    return genotypeOf(test, value, gender)
  } catch (error) {
    if (!(error instanceof GenotypeError)) throw error
    // Of several places one that failed leaves nothing to read together.
    return value.split(';').some(isNoCall) ? null : error
  }
}

/** Of the accounts that a file names as collectors, those that we accept, by email address, with their names. */
async function approvedIn(tx: Db, rows: LabRow[]): Promise<Map<string, string>> {
  const emails = new Set(rows.flatMap(({ kind, value }) => (kind === 'collector' ? [value.toLowerCase()] : [])))
  const approved = new Map<string, string>()
  for (const email of emails) {
    const user = await findUser(tx, eq(users.email, email))
    if (user && isApproved(user)) approved.set(email, collectorName(user))
  }
  return approved
}

/** Which of the numbers that a file names are tests, and the species of those that are breeds. */
async function catalogueOf(tx: Db, rows: LabRow[]) {
  const named = (kind: LabRow['kind']) => [
    ...new Set(rows.flatMap((row) => (row.kind === kind && idIn(row.name) ? [idIn(row.name)] : []))),
  ]
  const [testsNamed, breedsNamed] = [named('genotype'), named('breed')]
  const tests = testsNamed.length ? await tx.select().from(products).where(inArray(products.id, testsNamed)) : []
  const known = breedsNamed.length
    ? await tx
        .select({ id: breeds.id, speciesId: breeds.speciesId })
        .from(breeds)
        .where(inArray(breeds.id, breedsNamed))
    : []
  return {
    testIds: new Set(tests.filter((test) => answerTo(test) === 'genotype').map(({ id }) => id)),
    speciesOfBreed: new Map(known.map(({ id, speciesId }) => [id, speciesId])),
  }
}
