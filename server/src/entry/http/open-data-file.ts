import { openDataFile } from '@shop/contract/open-data-file'
import { Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import type { Hono } from 'hono'
import { etag } from 'hono/etag'
import { tableCsv, tableJson } from '../../storefront/open-data/file.ts'
import type { OpenTable } from '../../schema/open-data.ts'
import { findRelease, latestRelease } from '../../storefront/open-data/release.ts'
import type { Services } from '../../platform/services.ts'

const formats: Record<string, { type: string; write: (table: OpenTable) => string }> = {
  csv: { type: 'text/csv; charset=utf-8', write: tableCsv },
  json: { type: 'application/json', write: tableJson },
}

/** A table of a release, for programs of any site; `latest` leads to the newest release. A release never changes. */
export function mountOpenDataFile(app: Hono, { db }: Services) {
  app.get('/api/open-data/latest/:file', async (c) => {
    const { name } = await latestRelease(db)
    return c.redirect(openDataFile(name, c.req.param('file')), 302)
  })
  app.use('/api/open-data/:release/:file', etag())
  app.get('/api/open-data/:release/:file', async (c) => {
    const { release, file } = c.req.param()
    const { tables } = await findRelease(db, release)
    const [, name, ending = ''] = file.match(/^(\w+)\.(csv|json)$/) ?? []
    const table = tables.find((one) => one.name === name)
    const format = formats[ending]
    if (!table || !format) throw new Failure(404, { message: messages.somethingWentWrong })
    return c.body(format.write(table), 200, {
      'content-type': format.type,
      'content-disposition': `attachment; filename="${table.name}-${release}.${ending}"`,
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=31536000, immutable',
    })
  })
}
