import { Button, chakra } from '@shop/design-system'
import { useSettings } from '../../data/settings.tsx'
import { audiences } from '../audience.ts'
import { CountryButton } from '../CountryButton.tsx'
import { linksOf, type MenuLink, menuOf } from '../menu.ts'
import { useWho } from '../use-who.ts'
import { leave } from './leave.ts'

const Menus = chakra('nav', {
  base: {
    '& ul': { listStyleType: 'none' },
    '& section': { paddingBlock: '3', borderBlockStart: 'hairline' },
    '& :is(h2, h3)': { textStyle: 'eyebrow', color: 'ink2', paddingBlock: '2' },
    '& a': { display: 'flex', alignItems: 'center', minHeight: '11', fontWeight: 'medium' },
    '& .phone-main a': { textStyle: 'h4' },
    '& .phone-doors ul': { display: 'flex', flexWrap: 'wrap', gap: '2' },
    '& .phone-doors a': {
      paddingInline: '4',
      borderRadius: 'pill',
      borderWidth: '1px',
      borderColor: 'colorPalette.border',
      fontSize: 'sm',
      fontWeight: 'semibold',
    },
    '& .phone-doors a[aria-current]': { bg: 'colorPalette.solid', color: 'colorPalette.contrast' },
    '& .phone-country': { paddingBlockStart: '3', color: 'ink2', fontSize: 'sm' },
  },
})

const Links = ({ links }: { links: MenuLink[] }) => (
  <ul>
    {links.map(({ label, href }) => (
      <li key={label}>
        <a href={href}>{label}</a>
      </li>
    ))}
  </ul>
)

type AllMenusProps = {
  /** A link was followed, or the country's dialog opens: a sheet around the menus closes. */
  onLeave?: () => void
  /** One below the title above the menus. */
  heading: 'h2' | 'h3'
}

/** Every menu of the frame, for a phone (header-9). */
export function AllMenus({ onLeave, heading: Heading }: AllMenusProps) {
  const who = useWho()
  const { user } = useSettings()
  const main = menuOf('main', who)
  const own = [...linksOf('quick', who), ...linksOf('account', who)]
  const unique = own.filter(({ href }, index) => own.findIndex((link) => link.href === href) === index)
  return (
    <Menus aria-label="All menus" onClick={(event) => (event.target as Element).closest('a') && onLeave?.()}>
      {main.map((node) =>
        'href' in node ? (
          <section key={node.label} className="phone-main" aria-label={node.label}>
            <a href={node.href}>{node.label}</a>
          </section>
        ) : (
          <section key={node.label}>
            <Heading>{node.label}</Heading>
            <Links links={node.links} />
          </section>
        ),
      )}
      {unique.length > 0 && (
        <section>
          <Heading>Your samples and account</Heading>
          <Links links={unique} />
        </section>
      )}
      {user ? (
        <Button variant="outline" full onClick={() => void leave()}>
          Log out
        </Button>
      ) : (
        <section className="phone-doors">
          <Heading>Another door</Heading>
          <ul>
            {audiences.map(({ audience, name, href }) => (
              <li key={audience}>
                <a href={href} aria-current={audience === who.audience ? 'true' : undefined}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="phone-country">
        <CountryButton onPress={onLeave} />
      </p>
    </Menus>
  )
}
