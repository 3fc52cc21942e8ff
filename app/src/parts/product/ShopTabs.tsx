import type { StoreSpecies } from '@shop/contract/constants'
import { chakra, TabLinks } from '@shop/design-system'
import { useLocation } from 'react-router-dom'
import { useSettings } from '../../data/settings.tsx'
import { tabsOf } from './tabs.ts'

/** The lists of one species' shop as tabs: each is a page of its own, so it can be shared and works without scripts. */
export function ShopTabs({ shop, species }: { shop: 'breeder' | 'vet'; species: StoreSpecies }) {
  const settings = useSettings()
  const { pathname } = useLocation()
  return (
    <chakra.div marginBlockEnd={{ base: '6', md: '8' }}>
      <TabLinks label={`For ${species}s`} links={tabsOf(shop, species, pathname, settings)} />
    </chakra.div>
  )
}
