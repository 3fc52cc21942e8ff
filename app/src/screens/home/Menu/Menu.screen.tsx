import { chakra } from '@shop/design-system'
import { AllMenus } from '../../../layouts/ShopFrame/AllMenus.tsx'
import { useMenuTitle } from '../../../layouts/ShopFrame/use-menu-title.ts'
import { PageTitle } from '../../../parts/page/PageTitle.tsx'

const Base = chakra('div', {
  base: { maxWidth: 'form', marginInline: 'auto', '& h1': { textStyle: 'h1', marginBlockEnd: '4' } },
})

/** `/menu`: where the menu's button leads before its sheet can open. */
export function Menu() {
  const title = useMenuTitle()
  return (
    <Base>
      <PageTitle title="Menu" />
      <h1>{title}</h1>
      <AllMenus heading="h2" />
    </Base>
  )
}
