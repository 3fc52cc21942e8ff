import { Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import type { reportCalls } from '@shop/contract/report'
import { missing, refusal } from '../../platform/input/refusal.ts'
import { findAnimal } from '../../animals/animal/access.ts'
import { nameOfPdf } from '../../platform/values/file-name.ts'
import { attemptLimit } from '../../platform/limits/attempts.ts'
import type { User } from '../../people/visitor/visitor.ts'
import { reportFile } from './file.ts'
import { sendReport } from './mail.ts'
import { medicineCard } from './medicine-card.ts'
import { fileNameOf, recheckReport, recheckReportFor, makeReport, type ReportRow, toReport } from './register.ts'
import type { Services } from '../../platform/services.ts'
import { type Handlers, notInPerson } from '../../people/visitor/handler.ts'

export function reportHandlers(services: Services): Handlers<typeof reportCalls> {
  const { db, secrets } = services
  const mails = attemptLimit(db, secrets, {
    name: 'report-mail',
    points: 20,
    perSeconds: 60 * 60,
    message: 'You have had many reports sent. Please wait an hour, or open the report here.',
  })
  const sameMail = attemptLimit(db, secrets, { name: 'report-mail-once', points: 1, perSeconds: 30, message: '' })

  /** A second click within half a minute sends nothing more, and is answered as the first was. */
  const mailOnce = async (row: ReportRow, user: User) => {
    const isFirst = await sameMail.count(`${user.id} ${row.key}`).then(
      () => true,
      (error: unknown) => {
        if (error instanceof Failure) return false
        throw error
      },
    )
    if (!isFirst) return
    await mails.count(user.id)
    await sendReport(services, { reportKey: row.key, userId: user.id })
  }

  return {
    getReport: async ({ params, query, user, visitor }) => {
      const isEmailed = query.sendEmail === 'true'
      if (isEmailed && visitor.admin) throw notInPerson()
      const animal = await findAnimal(db, params.id, user, isEmailed ? 'full' : 'view')
      if (!query.reportType) throw refusal({ reportType: messages.fieldRequired })
      const row = await makeReport(db, animal, query.reportType)
      if (isEmailed) await mailOnce(row, user)
      return toReport(row, { isEmailed })
    },

    getSingleReport: async ({ params, user }) => {
      const animal = await findAnimal(db, params.id, user)
      const row = await recheckReport(db, params.report_key)
      if (row?.animalId !== animal.id) throw missing()
      return toReport(row)
    },

    getCertificate: async ({ params, user }) =>
      toReport(await makeReport(db, await findAnimal(db, params.id, user), 'certificate')),

    getBreedCertificate: async ({ params, user }) =>
      toReport(await makeReport(db, await findAnimal(db, params.id, user), 'breed_certificate')),

    getReportFile: async ({ params, user }) => {
      const row = await recheckReportFor(db, nameOfPdf(params.file), user)
      return { type: 'application/pdf', content: await reportFile(services, row, user.id), name: fileNameOf(row) }
    },

    getMedicineCard: async ({ params, user }) => {
      const animal = await findAnimal(db, params.id, user)
      const [, productId] = params.file.match(/^(\d{1,9})\.pdf$/) ?? []
      const content = await medicineCard(services, animal, Number(productId))
      return { type: 'application/pdf', content, name: 'medicine-card.pdf' }
    },
  }
}
