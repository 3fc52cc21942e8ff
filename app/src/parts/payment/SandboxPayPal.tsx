import { sandboxTokens } from '@shop/contract/sandbox'
import { Button, Callout, Stack } from '@shop/design-system'

type SandboxPayPalProps = { totalLabel: string; onToken: (token: string) => void; onCancel: () => void }

/** Plays PayPal's window: its buyer agrees, or PayPal declines, or nothing comes of it. */
export const SandboxPayPal = ({ totalLabel, onToken, onCancel }: SandboxPayPalProps) => (
  <Stack gap="4">
    <Callout title="This is a test shop">
      PayPal is not connected here, so these buttons stand in for its window.
    </Callout>
    <Button size="lg" full onClick={() => onToken(sandboxTokens.payPalApproves)}>
      Agree and pay {totalLabel}
    </Button>
    <Button variant="outline" full onClick={() => onToken(sandboxTokens.payPalDeclines)}>
      Let PayPal decline it
    </Button>
    <Button variant="ghost" full onClick={onCancel}>
      Cancel and return
    </Button>
  </Stack>
)
