import { sandboxTokens } from '@shop/contract/sandbox'
import { Button, chakra, Wrap } from '@shop/design-system'
import { useEffect, useRef } from 'react'

const Sheet = chakra('section', {
  base: {
    display: 'grid',
    gap: '4',
    '& h3': { textStyle: 'h4' },
    '& h3:focus': { outline: 'none' },
  },
})

type SandboxBankProps = { totalLabel: string; onToken: (token: string) => void }

/** Plays the bank that authenticates its customer (3-D Secure). */
export function SandboxBank({ totalLabel, onToken }: SandboxBankProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // After the overlay, which gives the focus back where it was, has closed.
    const timer = setTimeout(() => heading.current?.focus())
    return () => clearTimeout(timer)
  }, [])
  return (
    <Sheet aria-labelledby="sandbox-bank">
      <h3 id="sandbox-bank" ref={heading} tabIndex={-1}>
        Your bank asks: is this you?
      </h3>
      <p>A payment of {totalLabel} waits for your answer. This is a test bank, and no money moves.</p>
      <Wrap gap="3">
        <Button onClick={() => onToken(sandboxTokens.bankAccepts)}>Yes, I am paying this</Button>
        <Button variant="outline" onClick={() => onToken(sandboxTokens.bankRefuses)}>
          No, refuse it
        </Button>
      </Wrap>
    </Sheet>
  )
}
