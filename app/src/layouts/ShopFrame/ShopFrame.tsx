import { chakra } from '@shop/design-system'
import type { ReactNode } from 'react'
import { useAudience } from '../audience.ts'

/** The shop around every page: header, page, footer, in the audience's colours. */
export function ShopFrame({ children }: { children: ReactNode }) {
  return (
    <chakra.div data-audience={useAudience()} display="flex" flexDirection="column" minHeight="100dvh">
      <chakra.main id="main" flex="1" width="full" maxWidth="content" marginInline="auto" paddingInline="5" paddingBlock="8">
        {children}
      </chakra.main>
    </chakra.div>
  )
}
