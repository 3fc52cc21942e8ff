import { Drawer } from '@shop/design-system'
import { useMenuTitle } from './use-menu-title.ts'
import { AllMenus } from './AllMenus.tsx'

/** Every menu of the frame in one sheet, while the page behind it stays where it is (header-9). */
export const PhoneMenu = ({ onClose }: { onClose: () => void }) => (
  <Drawer isOpen onClose={onClose} title={useMenuTitle()}>
    <AllMenus heading="h3" onLeave={onClose} />
  </Drawer>
)
