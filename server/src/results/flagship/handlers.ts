import type { flagshipCalls } from '@shop/contract/flagship'
import { type SampleReportName, sampleReportNames } from '@shop/contract/sample-reports'
import type { Handlers } from '../../people/visitor/handler.ts'
import { missing } from '../../platform/input/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { nameOfPdf } from '../../platform/values/file-name.ts'
import { catalogueOf } from '../../storefront/catalogue/catalogue.ts'
import { countFlagships } from './counts.ts'
import { sampleFiles } from './samples.ts'

function sampleNamed(name: string): SampleReportName {
  const found = sampleReportNames.find((one) => one === name)
  if (!found) throw missing()
  return found
}

export function flagshipHandlers(services: Services): Handlers<typeof flagshipCalls> {
  const { fileOf, pagesOf } = sampleFiles(services.config)
  return {
    getFlagships: async ({ visitor }) => countFlagships(catalogueOf(services), visitor),

    getSampleReport: async ({ params }) => {
      const name = sampleNamed(nameOfPdf(params.file))
      return {
        type: 'application/pdf',
        content: await fileOf(name),
        name: `sample-${name}.pdf`,
        cache: 'hour',
      }
    },

    getSamplePage: async ({ params }) => {
      const name = sampleNamed(params.name)
      const [, number] = params.file.match(/^([1-9]\d?)\.webp$/) ?? []
      const content = number && (await pagesOf(name))[Number(number) - 1]
      if (!content) throw missing()
      return { type: 'image/webp', content, cache: 'hour' }
    },
  }
}
