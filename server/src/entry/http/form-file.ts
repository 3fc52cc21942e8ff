import { printedForms, type PrintedFormSlug } from '@shop/contract/printed-form'
import type { Hono } from 'hono'
import { brandOf } from '../../platform/config/brand.ts'
import type { Services } from '../../platform/services.ts'
import { viewerPolicy } from './report-file.ts'

const isForm = (slug: string | undefined): slug is PrintedFormSlug => printedForms.some((form) => form.slug === slug)

/** The forms to print, for everybody. Each is written once; an address that names none goes on to the pages. */
export function mountFormFile(app: Hono, { config }: Pick<Services, 'config'>) {
  const files = new Map<PrintedFormSlug, Buffer>()
  const write = async (slug: PrintedFormSlug) => {
    const { renderForm } = await import('../../storefront/printed-form/render.ts')
    return renderForm(slug, { brand: brandOf(config), publicUrl: config.publicUrl })
  }
  app.get('/resources/forms/:file', async (c, next) => {
    const [, slug] = c.req.param('file').match(/^(.+)\.pdf$/) ?? []
    if (!isForm(slug)) return next()
    const file = files.get(slug) ?? (await write(slug))
    files.set(slug, file)
    return c.body(new Uint8Array(file), 200, {
      'content-type': 'application/pdf',
      'content-length': String(file.length),
      'content-disposition': `inline; filename="${slug}.pdf"`,
      'content-security-policy': viewerPolicy,
      'cache-control': 'public, max-age=3600',
    })
  })
}
