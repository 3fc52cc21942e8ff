import { Card, Section } from '@shop/design-system'
import type { ReactNode } from 'react'

type PanelProps = { title: string; action?: ReactNode; children: ReactNode }

/** One matter of an order on a sheet of its own. */
export function Panel({ title, action, children }: PanelProps) {
  return (
    <Card size="sm" paddingBlock="1">
      <Section size="sm" title={title} action={action}>
        {children}
      </Section>
    </Card>
  )
}
