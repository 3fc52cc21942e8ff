import type { Config } from '../config/config.ts'
import { brandOf } from '../config/brand.ts'
import { type MailContent, mailText } from './content.ts'

/** The text and the HTML of a mail, with the same content. React is loaded with the first. */
export async function compose(
  content: MailContent,
  config: Pick<Config, 'mailFrom' | 'publicUrl'>,
): Promise<{ text: string; html: string }> {
  const [{ createElement }, { renderToStaticMarkup }, { MailTemplate }] = await Promise.all([
    import('react'),
    import('react-dom/server'),
    import('./MailTemplate.ts'),
  ])
  const about = { brand: brandOf(config), url: config.publicUrl }
  const page = renderToStaticMarkup(createElement(MailTemplate, { content, ...about }))
  return { text: mailText(content, about.brand, about.url), html: `<!doctype html>${page}` }
}
