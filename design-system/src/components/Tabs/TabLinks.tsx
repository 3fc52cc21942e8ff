import { chakra } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { pillRecipe, pillRowRecipe, tabRecipe, tabRowRecipe } from './Tabs.recipe.ts'

const looks = {
  tabs: { Row: chakra('ul', tabRowRecipe), Item: chakra('a', tabRecipe) },
  pills: { Row: chakra('ul', pillRowRecipe), Item: chakra('a', pillRecipe) },
}

export type TabLinksProps = {
  /** What the pages are of: the name of this navigation. */
  label: string
  /** The pages; exactly one is current. */
  links: { label: string; href: string; isCurrent?: boolean }[]
  /** `pills` is for a choice inside a page that has tabs already. */
  look?: keyof typeof looks
}

/** Pages that belong together, looking like tabs; each has its own address. The current one is scrolled into sight, and edges beyond which there are more fade. */
export function TabLinks({ label, links, look = 'tabs' }: TabLinksProps) {
  const { Row, Item } = looks[look]
  const row = useRef<HTMLUListElement>(null)
  const current = links.find(({ isCurrent }) => isCurrent)?.href
  useEffect(() => {
    const link = row.current?.querySelector('[aria-current]')
    if (!row.current || !link) return
    const [from, to] = [row.current.getBoundingClientRect(), link.getBoundingClientRect()]
    if (to.left < from.left || to.right > from.right)
      row.current.scrollLeft += to.left - from.left - (from.width - to.width) / 2
  }, [current])
  useEffect(() => {
    const box = row.current
    if (!box) return undefined
    const mark = () => {
      const isMoreBefore = box.scrollLeft > 1
      const isMoreAfter = box.scrollLeft + box.clientWidth < box.scrollWidth - 1
      box.dataset.more = [isMoreBefore && 'start', isMoreAfter && 'end'].filter(Boolean).join(' ')
    }
    const sizes = new ResizeObserver(mark)
    sizes.observe(box)
    box.addEventListener('scroll', mark, { passive: true })
    return () => {
      sizes.disconnect()
      box.removeEventListener('scroll', mark)
    }
  }, [])
  return (
    <nav aria-label={label}>
      <Row ref={row}>
        {links.map(({ label: name, href, isCurrent }) => (
          <li key={href}>
            <Item href={href} aria-current={isCurrent ? 'page' : undefined}>
              {name}
            </Item>
          </li>
        ))}
      </Row>
    </nav>
  )
}
