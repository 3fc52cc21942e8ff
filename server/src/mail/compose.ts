import type { Config } from '../platform/config.ts'
import { brandOf } from '../platform/brand.ts'
import { type Letter, letterText } from './letter.ts'

/** A letter as the text and the HTML of a mail, which say the same. React is loaded with the first. */
export async function compose(
  letter: Letter,
  config: Pick<Config, 'mailFrom' | 'publicUrl'>,
): Promise<{ text: string; html: string }> {
  const [{ createElement }, { renderToStaticMarkup }, { LetterPage }] = await Promise.all([
    import('react'),
    import('react-dom/server'),
    import('./LetterPage.ts'),
  ])
  const about = { brand: brandOf(config), url: config.publicUrl }
  const page = renderToStaticMarkup(createElement(LetterPage, { letter, ...about }))
  return { text: letterText(letter, about.brand, about.url), html: `<!doctype html>${page}` }
}
