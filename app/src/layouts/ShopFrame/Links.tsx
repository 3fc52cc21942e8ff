import type { MenuLink } from '../menu.ts'

/** Entries of the table of menus, as a list. */
export const Links = ({ links }: { links: readonly MenuLink[] }) => (
  <ul>
    {links.map(({ label, href }) => (
      <li key={label}>
        <a href={href}>{label}</a>
      </li>
    ))}
  </ul>
)
