import { Button, chakra, SubmitButton } from '@shop/design-system'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'

/** A step's heading: where the focus goes when the step changes. */
export function StepTitle({ children, lead }: { children: ReactNode; lead?: ReactNode }) {
  return (
    <chakra.div marginBottom="6">
      <chakra.h1 id="step-title" tabIndex={-1} textStyle="h2" outline="none">
        {children}
      </chakra.h1>
      {lead && (
        <chakra.p marginTop="2" color="ink2">
          {lead}
        </chakra.p>
      )}
    </chakra.div>
  )
}

/** One step's end: onward first for the thumb, back beside it. */
export function StepActions({ next, onPrevious }: { next: string; onPrevious?: () => void }) {
  return (
    <chakra.div
      display="flex"
      flexDirection={{ base: 'column', sm: 'row-reverse' }}
      justifyContent="space-between"
      alignItems={{ sm: 'center' }}
      gap="3"
      marginTop="3"
    >
      <SubmitButton size="lg">{next}</SubmitButton>
      {onPrevious && (
        <Button variant="ghost" onClick={onPrevious}>
          <ArrowLeft aria-hidden size={18} /> Back
        </Button>
      )}
    </chakra.div>
  )
}
