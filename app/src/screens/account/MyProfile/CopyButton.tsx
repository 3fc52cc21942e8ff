import { Button, toaster } from '@shop/design-system'
import { Copy } from 'lucide-react'

async function copy(text: string) {
  try {
    await navigator.clipboard.writeText(text)
    toaster.success('Copied')
  } catch {
    // Forbidden, or a browser without one.
    toaster.error('Your browser did not let us copy. Please select the text and copy it by hand.')
  }
}

/** Puts a text into the clipboard. */
export const CopyButton = ({ text, children }: { text: string; children: string }) => (
  <Button variant="outline" onClick={() => void copy(text)}>
    <Copy size={16} aria-hidden />
    {children}
  </Button>
)
