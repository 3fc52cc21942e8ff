import { paperForms, type PaperFormSlug } from '@shop/contract/paper-form'
import type { Hono } from 'hono'
import { brandOf } from '../platform/brand.ts'
import type { Services } from '../services.ts'
import { viewerPolicy } from './report-file.ts'

const isForm = (slug: string | undefined): slug is PaperFormSlug => paperForms.some((form) => form.slug === slug)

/** The forms to print, for everybody. Each is written once; an address that names none goes on to the pages. */
export function mountFormFile(app: Hono, { config }: Pick<Services, 'config'>) {
  const files = new Map<PaperFormSlug, Buffer>()
  const write = async (slug: PaperFormSlug) => {
    const { renderForm } = await import('../paper-form/render.ts')
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
