import { chakra } from '@shop/design-system'
import type { ReactNode } from 'react'
import { useAudience } from '../audience.ts'

/** The frame of checkout and activation: nothing that leads away but the logo. */
export function SimpleFrame({ children }: { children: ReactNode }) {
  return (
    <chakra.div data-audience={useAudience()} minHeight="100dvh">
      <chakra.main id="main">{children}</chakra.main>
    </chakra.div>
  )
}
