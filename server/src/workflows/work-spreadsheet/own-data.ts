import type { WorkValues } from '@shop/contract/work-spreadsheet'
import { asc, eq, sql } from 'drizzle-orm'
import type { Collect } from '../../people/visitor/own-data.ts'
import { workLines, workSheets } from '../../schema/work-spreadsheet.ts'

export const collectWorkSheets: Collect = async (db, { id: userId }) => ({
  workSpreadsheets: await db
    .select({
      fileName: workSheets.fileName,
      productId: workSheets.productId,
      createdAt: workSheets.createdAt,
      submittedAt: workSheets.submittedAt,
      submitted: workSheets.submitted,
      lines: sql<WorkValues[]>`array(select ${workLines.values} from ${workLines}
        where ${workLines.sheetId} = ${workSheets.id} order by ${workLines.row})`,
    })
    .from(workSheets)
    .where(eq(workSheets.userId, userId))
    .orderBy(asc(workSheets.createdAt)),
})
