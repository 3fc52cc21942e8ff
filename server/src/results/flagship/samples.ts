import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SampleReportName } from '@shop/contract/sample-reports'
import sharp from 'sharp'
import { brandOf, contactOf } from '../../platform/config/brand.ts'
import type { Config } from '../../platform/config/config.ts'
import { pagePictures } from '../../platform/pdf/page-pictures.ts'
import { dataFolder } from '../../reference/catalogue/data-folder.ts'
import type { PlanContent } from '../life-plan/content.ts'
import type { ReportContent } from '../report/content.ts'
import type { AnyReportType } from '../report/type.ts'

type Sample = {
  /** Of the demonstration's animal (entry/seed/demo-world.ts). */
  animal: number
  type: AnyReportType | 'life_plan'
  /** Of the PDF, so that nobody has to draw it to count them. */
  pages: number
}

/** Whose reports they are: docs/decisions/0127. */
export const sampleReports: Record<SampleReportName, Sample> = {
  'breed-mix': { animal: 321, type: 'breed_mix', pages: 1 },
  certificate: { animal: 301, type: 'certificate', pages: 2 },
  parentage: { animal: 303, type: 'parentage', pages: 1 },
  'life-plan': { animal: 321, type: 'life_plan', pages: 2 },
}

/** When the demonstration's results were out. */
export const issuedAt = new Date('2026-11-21T10:00:00Z')

/** What the report stated, as the demonstration's own code found it: `flagship.test.ts` writes these files. */
export const contentFile = (name: SampleReportName) => join(dataFolder, 'sample-reports', `${name}.json`)
const contentOf = (name: SampleReportName): unknown => JSON.parse(readFileSync(contentFile(name), 'utf8'))

/** A page on a phone's screen and a tablet's: 918 by 1188 pixels. */
const scale = 1.5

async function write(name: SampleReportName, config: Config): Promise<Buffer> {
  const brand = brandOf(config)
  if (sampleReports[name].type === 'life_plan') {
    const { renderLifePlan } = await import('../life-plan/pdf/render.ts')
    const content = contentOf(name) as PlanContent
    return renderLifePlan({
      content,
      number: 1,
      madeAt: issuedAt,
      state: 'current',
      reason: null,
      paper: 'LETTER',
      brand,
    })
  }
  const { renderReport } = await import('../report/pdf/render.ts')
  return renderReport({
    key: 'KR-SAMPLE',
    content: contentOf(name) as ReportContent,
    issuedAt,
    state: 'valid',
    stateReason: null,
    people: { owner: null, parents: [], country: 'US' },
    assurance: config.laboratory,
    contact: contactOf(config),
    brand,
    publicUrl: config.publicUrl,
  })
}

/** Draws each report, and its pages as pictures, when somebody first looks at it; they stay the same from then on. */
export function sampleFiles(config: Config) {
  const files = new Map<SampleReportName, Promise<Buffer>>()
  const pictures = new Map<SampleReportName, Promise<Buffer[]>>()
  const once = <Made>(
    made: Map<SampleReportName, Promise<Made>>,
    name: SampleReportName,
    make: () => Promise<Made>,
  ) => {
    const known = made.get(name)
    if (known) return known
    const making = make()
    made.set(name, making)
    // What failed is tried again.
    making.catch(() => made.delete(name))
    return making
  }
  const fileOf = (name: SampleReportName) => once(files, name, () => write(name, config))
  const pagesOf = (name: SampleReportName) =>
    once(pictures, name, async () =>
      pagePictures(await fileOf(name), scale, ({ data, width, height }) =>
        sharp(data, { raw: { width, height, channels: 4 } })
          .flatten({ background: '#ffffff' })
          .webp({ quality: 80 })
          .toBuffer(),
      ),
    )
  return { fileOf, pagesOf }
}
