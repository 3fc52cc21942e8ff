import { chakra } from '@chakra-ui/react'
import { LinkTarget } from '../../link-context.tsx'
import { tabRecipe, tabRowRecipe } from './Tabs.recipe.ts'

const Row = chakra('ul', tabRowRecipe)
const TabLink = chakra(LinkTarget, tabRecipe)

export type TabLinksProps = {
  /** What the pages are of: the name of this navigation. */
  label: string
  links: { label: string; href: string; isCurrent?: boolean }[]
}

/** Pages that belong together, looking like tabs; each has its own address. */
export function TabLinks({ label, links }: TabLinksProps) {
  return (
    <nav aria-label={label}>
      <Row>
        {links.map(({ label: name, href, isCurrent }) => (
          <li key={href}>
            <TabLink href={href} aria-current={isCurrent ? 'page' : undefined}>
              {name}
            </TabLink>
          </li>
        ))}
      </Row>
    </nav>
  )
}
