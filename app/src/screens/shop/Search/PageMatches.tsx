import type { SitePage } from '@shop/contract/site-page'
import { Section } from '@shop/design-system'
import { FileText, Newspaper } from 'lucide-react'
import { ToolTiles } from '../../../parts/tool/ToolTiles.tsx'

const icons = { article: Newspaper, page: FileText }

/** Below the tests: pages of the site about it. */
export function PageMatches({ pages }: { pages: SitePage[] }) {
  if (!pages.length) return null
  return (
    <Section id="pages" title="Pages and articles" size="sm">
      <ToolTiles
        tiles={pages.map(({ path, title, description, kind }) => ({
          label: title,
          text: description,
          href: path,
          Icon: icons[kind],
        }))}
      />
    </Section>
  )
}
