import type { Medicine } from '@shop/contract/medicine'
import { citations } from './citations.ts'
import { partsOf, readRows } from './csv.ts'
import { dataFolder } from './data-folder.ts'
import type { Refuse } from './rows.ts'

const columns = [
  'product_id',
  'what_it_is',
  'signs',
  'usual_onset',
  'course',
  'what_helps',
  'ask_the_vet',
  'for_vets',
  'for_breeding',
  'drugs',
  'emergency_note',
  'prevalence',
  'sources',
  'reviewed',
] as const

/** By product. A line without a source or a description is refused. */
export function readMedicine(refuse: Refuse, folder = dataFolder): Map<number, Medicine> {
  const found = new Map<number, Medicine>()
  for (const row of readRows(folder, 'medicine.csv', columns, refuse)) {
    const sources = partsOf(row.sources)
    if (!row.what_it_is || !sources.length) {
      refuse(row, 'needs what it is, and a source')
      continue
    }
    found.set(Number(row.product_id), {
      whatItIs: row.what_it_is,
      signs: row.signs || null,
      onset: row.usual_onset || null,
      course: row.course || null,
      whatHelps: row.what_helps || null,
      askTheVet: partsOf(row.ask_the_vet),
      forVets: row.for_vets || null,
      forBreeding: row.for_breeding || null,
      drugs: partsOf(row.drugs),
      emergency: row.emergency_note || null,
      prevalence: row.prevalence || null,
      sources,
      readOn: row.reviewed,
    })
  }
  return found
}

let known: Map<number, Medicine> | null = null

/** What medicine knows, by product; read with the first request. A line that cannot be read is left out. */
export const medicine = (): Map<number, Medicine> => (known ??= readMedicine(() => {}))

/** The medical text of one test as pages show it, with the sources they may cite; null where nothing is written. */
export function medicineOf({ id, sources }: { id: number; sources: readonly string[] }): Medicine | null {
  const found = medicine().get(id)
  return found ? { ...found, sources: citations([...new Set([...found.sources, ...sources])]) } : null
}
