import { addressOf } from '@shop/contract/call'
import { submissionSheetEndpoints } from '@shop/contract/endpoints/submission-sheet'
import { Failure } from '@shop/contract/failure'
import type { SubmissionSheet, submissionSheetCalls } from '@shop/contract/submission-sheet'
import { findAnimal } from '../../animals/animal/access.ts'
import { nameOfPdf } from '../../platform/values/file-name.ts'
import { previewReport } from '../report/register.ts'
import type { Services } from '../../platform/services.ts'
import type { Handlers } from '../../people/visitor/handler.ts'
import { missingOf } from './fields.ts'
import { submissionSheetFile } from './file.ts'
import { type Registry, registriesOf } from './registries.ts'
import { sheetOf } from './sheet.ts'
import { sheetSubjectOf } from './subject.ts'

const countryNames = new Intl.DisplayNames('en', { type: 'region' })

type SheetFacts = Omit<SubmissionSheet, 'registry' | 'url'>

const nothing = (refusal: string): SheetFacts => ({ refusal, testCount: 0, missing: [], warnings: [], notListed: [] })

const toSheet = (
  animalId: string,
  { slug, name, countryCode, note, page }: Registry,
  said: SheetFacts,
): SubmissionSheet => ({
  registry: { slug, name, country: countryCode && (countryNames.of(countryCode) ?? countryCode), note, page },
  url: addressOf(submissionSheetEndpoints.getSubmissionSheetFile, { params: { id: animalId, file: `${slug}.pdf` } }),
  ...said,
})

export const submissionSheetHandlers = ({ db, config }: Services): Handlers<typeof submissionSheetCalls> => ({
  listSubmissionSheets: async ({ params, user }) => {
    const animal = await findAnimal(db, params.id, user)
    const registries = registriesOf(animal.speciesId, user.countryCode)
    const certificate = await previewReport(db, animal, 'certificate').catch((error: unknown) => {
      if (error instanceof Failure && error.status === 409) return error.message
      throw error
    })
    if (typeof certificate === 'string')
      return { results: registries.map((registry) => toSheet(animal.id, registry, nothing(certificate))) }
    const subject = await sheetSubjectOf(db, animal, certificate, user)
    return {
      results: registries.map((registry) => {
        const { fields, lines, ...sheet } = sheetOf(subject, registry)
        return toSheet(animal.id, registry, {
          refusal: sheet.refusal,
          testCount: lines.length,
          missing: missingOf(fields).map(({ label, animalId, isOfAccount }) => ({ label, animalId, isOfAccount })),
          warnings: sheet.warnings,
          notListed: sheet.notListed,
        })
      }),
    }
  },

  getSubmissionSheetFile: async ({ params, user }) => {
    const animal = await findAnimal(db, params.id, user)
    const slug = nameOfPdf(params.file)
    const content = await submissionSheetFile({ db, config }, { animal, slug, reader: user })
    return { type: 'application/pdf', content, name: `submission-sheet-${slug}.pdf` }
  },
})
