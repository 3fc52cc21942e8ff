import { kitIds, species } from '@shop/contract/constants'
import { type SampleStage, sampleStages } from '@shop/contract/sample-stage'
import { breeder, owner, vet } from './demo-people.ts'
import { barcodeOf, breederAnimals, type DemoAnimal, firstFile, ownerAnimals, patients } from './demo-world.ts'
import { swabKitId } from '../../reference/catalogue/kits.ts'
import { testsOf } from '../../storefront/product/test-contents.ts'
import type { Db } from '../../platform/db/open.ts'
import { sampleStageTimes, samples, sampleTests } from '../../schema/sample.ts'

const kits = { ...kitIds, swab: swabKitId }
/** A DNA profile by SNPs or by STRs, and that of cats. */
const profileTests = { snp: 2138, str: 2139, cat: 3085 }

/** Unactivated kits, which may be activated to try it out: docs/laboratory.md has their barcodes. */
const freeKits = [
  { barcode: 'KP4827190001', userId: breeder.id, productId: kits.dog },
  { barcode: 'KP4827190002', userId: breeder.id, productId: kits.dog },
  { barcode: 'KP4827190003', userId: breeder.id, productId: kits.dog },
  { barcode: 'KP4827190004', userId: breeder.id, productId: kits.genoPet },
  { barcode: 'KP4827190005', userId: owner.id, productId: kits.genoPet },
  // In no balance: its tests are chosen and paid when it is activated.
  { barcode: 'KP4827190006', userId: null, productId: kits.swab },
]

/** The day in 2026 on which samples reached each stage: those with results, and those still at work. */
const finished = ['09-28', '09-30', '10-05', '10-19', '10-20', '10-22', '10-23', '11-02', '11-10']
const atWork = ['10-24', '10-26', '11-05', '11-09', '11-10', '11-13', '11-14', '11-17', '11-19']
const momentOf = (day: string) => new Date(`2026-${day}T08:12:00Z`)
const [ordered, dispatched, activated] = [0, 1, 2] as const

type Sample = DemoAnimal & { stage: SampleStage; barcode: string; userId: string; productId: number }

const samplesFor = (list: readonly DemoAnimal[], userId: string): Sample[] =>
  list.flatMap(({ number, stage, row }) => {
    if (!stage) return []
    const productId = row.isMixedBreed ? kits.genoPet : row.speciesId === species.canine ? kits.dog : kits.cat
    return [{ number, stage, row, barcode: barcodeOf(number), userId, productId }]
  })

const rankOf = (stage: SampleStage) => sampleStages.indexOf(stage)
const daysOf = ({ stage }: Sample) => (stage === 'reported' ? finished : atWork.slice(0, rankOf(stage) + 1))
const notes: Partial<Record<SampleStage, string>> = { visual_check: 'The swab looks good' }

/** What a sample is tested for at first: by the laboratory's first file, else by its kit. */
async function testsFor(tx: Db, { number, row, productId }: Sample): Promise<number[]> {
  const lines = firstFile.lines[number]
  if (!lines) {
    const about = { speciesId: row.speciesId, breedId: row.breedId ?? null, isMixedBreed: row.isMixedBreed ?? false }
    return (await testsOf(tx, { productId }, about)).map(({ id }) => id)
  }
  const profile = row.petName === 'Moss' ? 'str' : row.speciesId === species.feline ? 'cat' : 'snp'
  return [...lines.map(([id]) => id), ...(productId === kits.genoPet ? [kits.genoPet] : [profileTests[profile]])]
}

/** The sample world's samples before their results come, and kits that wait for an animal. */
export async function seedSamples(tx: Db) {
  const all = [
    ...samplesFor(breederAnimals, breeder.id),
    ...samplesFor(ownerAnimals, owner.id),
    ...samplesFor(patients, vet.id),
  ]
  const made = { isSampleData: true, createdAt: momentOf(atWork[ordered] ?? '') }
  await tx.insert(samples).values([
    ...all.map((sample) => {
      const days = daysOf(sample)
      const { row, barcode, userId, productId, stage } = sample
      return {
        ...made,
        barcode,
        userId,
        productId,
        animalId: row.id,
        // The last stage comes with the results.
        stage: stage === 'reported' ? ('review' as const) : stage,
        // A kit that was bought for an animal is its own before it is in the post.
        activatedAt: momentOf(days[activated] ?? days[ordered] ?? ''),
        createdAt: momentOf(days[ordered] ?? ''),
        expectedAt: stage !== 'reported' && rankOf(stage) >= rankOf('received') ? momentOf('11-28') : null,
      }
    }),
    ...freeKits.map((kit) => ({ ...made, ...kit, stage: 'dispatched' as const })),
  ])
  const times = (barcode: string, days: string[]) =>
    days.map((day, index) => {
      const stage = sampleStages[index] ?? 'ordered'
      return { barcode, stage, at: momentOf(day), note: notes[stage] ?? null }
    })
  await tx
    .insert(sampleStageTimes)
    .values([
      ...all.flatMap((sample) => times(sample.barcode, daysOf(sample))),
      ...freeKits.flatMap(({ barcode }) => times(barcode, atWork.slice(ordered, dispatched + 1))),
    ])
  const tests = []
  for (const sample of all)
    for (const productId of await testsFor(tx, sample)) tests.push({ barcode: sample.barcode, productId })
  await tx.insert(sampleTests).values(tests)
}
