import { type AnimalPaper, papersOf } from '@shop/contract/animal-papers'
import type { OutsideReport } from '@shop/contract/outside-report'
import type { DnaProfile, ResultSheet } from '@shop/contract/result'
import { verdictLabel } from '@shop/contract/verdict'
import { eq } from 'drizzle-orm'
import type { AnimalRow } from '../../animals/animal/access.ts'
import { breedNamer, breedRows } from '../../animals/animal/view.ts'
import { toSpecies } from '../../storefront/breed/species.ts'
import { readTogether } from '../../platform/db/rows-of.ts'
import { outsideReportsOf } from '../../animals/outside-report/handlers.ts'
import { outsideReports } from '../../schema/outside-report.ts'
import { csvOf } from '@shop/contract/csv'
import { conflictsIn } from '../result/animal-conflicts.ts'
import { profileRows, profilesIn, toDnaProfile } from '../result/dna-profile.ts'
import { testsOf } from '../result/lines.ts'
import { sheetRows, sheetsIn } from '../result/sheet.ts'
import type { Services } from '../../platform/services.ts'
import { samples } from '../../schema/sample.ts'

/** Everything that was read of an animal, as its pages show it, with sources and panel versions. */
export type ResultExport = {
  animal: Record<AnimalPaper, string | null> & {
    petName: string
    species: string
    breed: string | null
    sex: string
  }
  /** Of each sample with results, the newest first. */
  samples: ResultSheet[]
  dnaProfiles: DnaProfile[]
  /** Entered by the owner; nobody of the shop has checked them. */
  otherLaboratories: OutsideReport[]
}

export async function resultExport(
  services: Pick<Services, 'db' | 'catalogue'>,
  animal: AnimalRow,
): Promise<ResultExport> {
  const { db } = services
  const read = await readTogether(db, {
    ...sheetRows(animal),
    profiles: profileRows(eq(samples.animalId, animal.id)),
    breeds: breedRows([animal.breedId]),
  })
  const sheets = read.samples.map(sheetsIn(animal, read, await testsOf(services, read.lines)))
  const { overProfile } = conflictsIn(read.conflicts)
  const { petName, speciesId, breedId, gender } = animal
  return {
    animal: {
      petName,
      ...papersOf(animal),
      species: toSpecies(speciesId).name,
      breed: breedNamer(read.breeds)(breedId)?.name ?? null,
      sex: gender,
    },
    samples: sheets.filter(({ results }) => results.length > 0),
    dnaProfiles: profilesIn(read.profiles).map((profile) => toDnaProfile(profile, animal, overProfile(profile))),
    otherLaboratories: await outsideReportsOf(db, eq(outsideReports.animalId, animal.id)),
  }
}

/** The papers of an animal as columns of a spreadsheet, in their order. */
const paperColumns: Record<AnimalPaper, string> = {
  registrationName: 'registered_name',
  registrationNumber: 'registration_number',
  chipNumber: 'microchip',
}
export const paperHeader = Object.values(paperColumns)
export const paperCells = (papers: Record<AnimalPaper, string | null>) =>
  Object.keys(paperColumns).map((paper) => papers[paper as AnimalPaper])

const header = [
  'animal',
  ...paperHeader,
  'sample',
  'identity_verified',
  'reported',
  'test_number',
  'test',
  'kind',
  'gene',
  'variant',
  'inheritance',
  'genotype',
  'verdict',
  'known_by',
  'generations',
  'meaning',
  'caution',
  'laboratory',
  'panel_version',
  'tested',
  'sources',
  'sample_data',
]

/** A line for each result of the shop's own laboratory, for a spreadsheet: UTF-8 with a byte order mark. */
export function resultCsv({ animal, samples: sheets }: ResultExport): string {
  const whose = [animal.petName, ...paperCells(animal)]
  const lines = sheets.flatMap(({ barcode, isIdentityVerified, reportedAt, isSampleData, results }) =>
    results.map((result) => [
      ...whose,
      barcode,
      isIdentityVerified ? 'yes' : 'no',
      reportedAt?.slice(0, 10),
      result.product.id,
      result.product.name,
      result.kind,
      result.gene,
      result.variant,
      result.modeOfInheritance,
      result.genotype,
      result.kind === 'trait' && !result.status ? '' : verdictLabel(result.status),
      result.basis.kind === 'tested' ? 'test' : 'parentage',
      result.basis.generations,
      result.meaning,
      result.caution,
      result.laboratory,
      result.panelVersion,
      result.date.slice(0, 10),
      result.sources.join(' | '),
      isSampleData ? 'yes' : '',
    ]),
  )
  return csvOf([header, ...lines], { hasBom: true })
}
