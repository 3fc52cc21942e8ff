import { NavMenu } from '@shop/design-system'
import { menuOf } from '../menu.ts'
import { useWho } from '../use-who.ts'

/** The bar's own menus and links, where there is room for them. */
export function BarMenus() {
  const menu = menuOf('main', useWho())
  if (!menu.length) return null
  return (
    <nav className="bar-nav" aria-label="Main">
      <ul>
        {menu.map((node) => (
          <li key={node.label}>
            {'href' in node ? (
              <a href={node.href}>{node.label}</a>
            ) : (
              <NavMenu label={node.label} groups={[{ items: node.links }]} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
