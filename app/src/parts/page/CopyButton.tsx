import { Button, toaster } from '@shop/design-system'
import { Copy } from 'lucide-react'

type CopyButtonProps = {
  /** The text, or a function that makes it when it is copied. */
  text: string | (() => string)
  children: string
}

async function copy(text: CopyButtonProps['text']) {
  try {
    await navigator.clipboard.writeText(typeof text === 'string' ? text : text())
    toaster.success('Copied')
  } catch {
    // Forbidden, or a browser without one.
    toaster.error('Your browser did not let us copy. Please select the text and copy it by hand.')
  }
}

/** Puts a text into the clipboard. */
export const CopyButton = ({ text, children }: CopyButtonProps) => (
  <Button variant="outline" onClick={() => void copy(text)}>
    <Copy size={16} aria-hidden />
    {children}
  </Button>
)
