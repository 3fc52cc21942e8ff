import { printedForms, type PrintedFormSlug } from '@shop/contract/forms-to-print'
import type { printedFormCalls } from '@shop/contract/printed-form'
import type { Handlers } from '../../people/visitor/handler.ts'
import { brandOf } from '../../platform/config/brand.ts'
import type { Services } from '../../platform/services.ts'
import { nameOfPdf } from '../../platform/values/file-name.ts'

const isForm = (slug: string): slug is PrintedFormSlug => printedForms.some((form) => form.slug === slug)

/** The forms to print. Each is written once; an address that names none is a page's. */
export function printedFormHandlers({ config }: Pick<Services, 'config'>): Handlers<typeof printedFormCalls> {
  const files = new Map<PrintedFormSlug, Buffer>()
  const write = async (slug: PrintedFormSlug) => {
    const { renderForm } = await import('./render.ts')
    return renderForm(slug, { brand: brandOf(config), publicUrl: config.publicUrl })
  }
  return {
    getPrintedForm: async ({ params }) => {
      const slug = nameOfPdf(params.file)
      if (!isForm(slug)) return null
      const content = files.get(slug) ?? (await write(slug))
      files.set(slug, content)
      return { type: 'application/pdf', content, name: `${slug}.pdf`, cache: 'hour' }
    },
  }
}
