import { Button, toaster } from '@shop/design-system'
import { Copy } from 'lucide-react'

type CopyButtonProps = {
  /** The text, or a function that makes it when it is copied. */
  text: string | (() => string)
  children: string
}

/** Puts a text into the clipboard, and shows whether that worked. */
export async function copyText(text: CopyButtonProps['text']) {
  try {
    await navigator.clipboard.writeText(typeof text === 'string' ? text : text())
    toaster.success('Copied')
  } catch {
    // Forbidden, or a browser without one.
    toaster.error('Your browser did not let us copy. Please select the text and copy it by hand.')
  }
}

/** A button that puts a text into the clipboard. */
export const CopyButton = ({ text, children }: CopyButtonProps) => (
  <Button variant="outline" onClick={() => void copyText(text)}>
    <Copy size={16} aria-hidden />
    {children}
  </Button>
)
