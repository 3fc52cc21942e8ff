import { readRows } from './csv.ts'
import { dataFolder } from './data-folder.ts'
import type { Refuse } from './rows.ts'

/** A published statement; `url` is null where the source is a paper without an address. */
export type Source = { label: string; url: string | null }

/** One line of life_plan.csv: what a published guideline advises at a stage of life. */
export type StageAdvice = {
  species: string
  /** As the file names it: "young adult". */
  stage: string
  /** In months of age, both included; null where the guideline gives none. */
  from: number | null
  to: number | null
  /** For which dogs or cats: "all sizes", "large and giant", "Dobermann and Boxer". */
  group: string
  topic: string
  advice: string
  source: Source
}

/** "AAHA Guidelines 2019, https://doi.org/…" as its title and address; an address alone is named by its host. */
export function sourceOf(text: string): Source {
  const [, title, url] = text.match(/^(?:(.*?),\s*)?(https?:\/\/\S+)$/) ?? []
  return url ? { label: title || new URL(url).hostname.replace(/^www\./, ''), url } : { label: text, url: null }
}

const columns = [
  'species',
  'life_stage',
  'age_from_months',
  'age_to_months',
  'size_or_breed_group',
  'topic',
  'advice',
  'source',
] as const

const monthsIn = (field: string) => (field === '' ? null : Number(field))

/** The advice of published life-stage guidelines. A line without a source is refused. */
export const readStageAdvice = (refuse: Refuse, folder = dataFolder): StageAdvice[] =>
  readRows(folder, 'life_plan.csv', columns, refuse).flatMap((row) => {
    const advice = {
      species: row.species,
      stage: row.life_stage,
      from: monthsIn(row.age_from_months),
      to: monthsIn(row.age_to_months),
      group: row.size_or_breed_group,
      topic: row.topic,
      advice: row.advice,
      source: sourceOf(row.source),
    }
    if (row.advice && row.source && !Number.isNaN(advice.from) && !Number.isNaN(advice.to)) return [advice]
    refuse(row, 'needs its advice, a source, and ages in months')
    return []
  })
