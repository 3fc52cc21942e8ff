import { signOutPath } from '@shop/contract/constants'
import { Button, chakra } from '@shop/design-system'
import { useSettings } from '../../data/settings.tsx'
import { CountryButton } from '../CountryButton.tsx'
import { linksOf, menuOf } from '../menu.ts'
import { useWho } from '../use-who.ts'
import { AudienceLinks } from './AudienceLinks.tsx'
import { leave } from './leave.ts'
import { Links } from './Links.tsx'

const Menus = chakra('nav', {
  base: {
    '& ul': { listStyleType: 'none' },
    '& section': { paddingBlock: '3', borderBlockStart: 'hairline' },
    '& .phone-audiences': { paddingBlockStart: '0', borderBlockStart: 'none' },
    '& :is(h2, h3)': { textStyle: 'eyebrow', color: 'ink2', paddingBlock: '2' },
    '& a': { display: 'flex', alignItems: 'center', minHeight: '11', fontWeight: 'medium' },
    '& .phone-main a': { textStyle: 'h4' },
    '& .phone-audiences ul': { display: 'flex', flexWrap: 'wrap', gap: '2' },
    '& .phone-audiences a': {
      paddingInline: '4',
      borderRadius: 'pill',
      borderWidth: '1px',
      borderColor: 'colorPalette.border',
      fontSize: 'sm',
      fontWeight: 'semibold',
    },
    '& .phone-audiences a[aria-current]': { bg: 'colorPalette.solid', color: 'colorPalette.contrast' },
    '& .phone-country': { paddingBlockStart: '3', color: 'ink2', fontSize: 'sm' },
  },
})

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
  const main = [...menuOf('main', who), ...menuOf('phone', who)]
  const own = [...linksOf('quick', who), ...linksOf('account', who)]
  const unique = own.filter(({ href }, index) => own.findIndex((link) => link.href === href) === index)
  return (
    <Menus aria-label="All menus" onClick={(event) => (event.target as Element).closest('a') && onLeave?.()}>
      {!user && (
        <section className="phone-audiences">
          <Heading>Shop as</Heading>
          <AudienceLinks />
        </section>
      )}
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
      {user && (
        <form
          action={signOutPath}
          onSubmit={(event) => {
            event.preventDefault()
            void leave()
          }}
        >
          <Button type="submit" variant="outline" full>
            Log out
          </Button>
        </form>
      )}
      <div className="phone-country">
        <CountryButton onPress={onLeave} />
      </div>
    </Menus>
  )
}
