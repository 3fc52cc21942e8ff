import { headerShrinksAfterPx } from '@shop/contract/constants'
import { chakra, lazyPart, useIsHydrated, Wordmark } from '@shop/design-system'
import { Menu, Search } from 'lucide-react'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { brand } from '../../brand.ts'
import { setConfig, useConfig } from '../../data/config.ts'
import { paths } from '../../paths.ts'
import { CartMenu } from './CartMenu.tsx'
import { headerStyles } from './Header.recipe.ts'
import { BarMenus, BarSearch } from './islands.ts'
import { useScrolledPast } from './use-scrolled-past.tsx'

const Base = chakra('header', headerStyles)
/** Comes when a finger goes down on its button. */
const [PhoneMenu, loadPhoneMenu] = lazyPart(() => import('./PhoneMenu.tsx').then((part) => part.PhoneMenu))

const closeMenu = () => void setConfig({ isMobileMenuOpen: false })

/** The bar that stays: home, menus, search, cart; on a phone the menus are behind a button (header-9). */
export function Header() {
  const [marker, isScrolled] = useScrolledPast(headerShrinksAfterPx)
  const { isMobileMenuOpen } = useConfig()
  const { pathname } = useLocation()
  const isHydrated = useIsHydrated()
  // Going back leads away from a page without pressing any link of the menu.
  useEffect(() => closeMenu, [pathname])
  return (
    <>
      {marker}
      <Base data-scrolled={isScrolled ? '' : undefined}>
        <div className="bar">
          <div className="bar-inner">
            <a className="bar-home" href={paths.home} aria-label={`${brand.name}, home`}>
              <Wordmark name={brand.name} />
            </a>
            <BarMenus />
            <div className="bar-search bar-wide">
              <BarSearch tone="onColour" landmark="The whole shop" />
            </div>
            <a className="bar-icon bar-phone" href={paths.search()} aria-label="Search">
              <Search size={22} aria-hidden />
            </a>
            <CartMenu />
            <form
              className="bar-phone"
              action={paths.menu}
              onSubmit={(event) => {
                event.preventDefault()
                setConfig({ isMobileMenuOpen: true })
              }}
            >
              <button
                type="submit"
                className="bar-icon"
                aria-label="Menu"
                aria-haspopup={isHydrated ? 'dialog' : undefined}
                aria-expanded={isHydrated ? isMobileMenuOpen : undefined}
                onPointerDown={() => void loadPhoneMenu()}
                onFocus={() => void loadPhoneMenu()}
              >
                <Menu size={24} aria-hidden />
              </button>
            </form>
          </div>
        </div>
      </Base>
      {isMobileMenuOpen && <PhoneMenu part={{ onClose: closeMenu }} />}
    </>
  )
}
