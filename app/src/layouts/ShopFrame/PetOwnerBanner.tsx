import { chakra, Illustration, LinkButton } from '@shop/design-system'
import { useLocation } from 'react-router-dom'
import { brand } from '../../brand.ts'
import { useSettings } from '../../data/settings.tsx'
import { paths } from '../../paths.ts'
import { useAudience } from '../audience.ts'

const Band = chakra('aside', {
  base: {
    bg: 'colorPalette.subtle',
    // A phone shows it where it leads elsewhere: the way to our own shop begins the page.
    '&:not([data-regional])': { display: { base: 'none', sm: 'block' } },
    '& > div': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '5',
      rowGap: '3',
      maxWidth: 'content',
      marginInline: 'auto',
      paddingInline: '5',
      paddingBlock: '3',
    },
    '& svg': { width: '16', flexShrink: 0, display: { base: 'none', sm: 'block' }, '--s': 'colors.card' },
    '& p': { flex: '1 1 16rem' },
    '& strong': { display: 'block', textStyle: 'h4' },
  },
})

type Stores = Record<string, { name: string; url: string } | undefined>

/** Where somebody with a pet at home buys: the store of their region, else our own shop for pet owners (header-8). */
function useStore(): { copy: string; label: string; href: string; isRegional?: true } | null {
  const { country, hasRegionalStore } = useSettings()
  const { pathname } = useLocation()
  const stores: Stores = brand.regionalStores
  const regional = hasRegionalStore ? stores[country] : undefined
  if (regional)
    return {
      copy: 'There is a store for your region.',
      label: `Go to ${regional.name}`,
      href: regional.url,
      isRegional: true,
    }
  if (pathname === paths.ownerProducts) return null
  return { copy: 'Everything for the dog or cat at home.', label: 'See the shop for pets', href: paths.ownerProducts }
}

/** The pet owners' own banner, on their pages of the shop. */
export function PetOwnerBanner() {
  const store = useStore()
  const isOwner = useAudience() === 'owner'
  const { pathname } = useLocation()
  const isShop = pathname === paths.home || pathname.startsWith(paths.owner)
  if (!isOwner || !isShop || !store) return null
  return (
    <Band aria-label="For pet owners" data-regional={store.isRegional}>
      <div>
        <Illustration name="owner" />
        <p>
          <strong>Do you share your home with a dog or a cat?</strong> {store.copy}
        </p>
        <LinkButton href={store.href}>{store.label}</LinkButton>
      </div>
    </Band>
  )
}
