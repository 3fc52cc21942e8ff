import { Card, chakra } from '@shop/design-system'
import type { ReactNode } from 'react'

/** What a result can and cannot show, quietly below it. */
export const Explained = ({ title, children }: { title: string; children: ReactNode }) => (
  <chakra.div marginBlockStart={{ base: '6', md: '8' }}>
    <Card tone="sand">
      <chakra.h2 textStyle="h4" marginBlockEnd="2">
        {title}
      </chakra.h2>
      <chakra.p maxWidth="prose" textWrap="pretty">
        {children}
      </chakra.p>
    </Card>
  </chakra.div>
)
