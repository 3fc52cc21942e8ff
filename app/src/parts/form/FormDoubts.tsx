import { FormDoubtsContext } from '@shop/design-system/form-doubts'
import type { ReactNode } from 'react'

const look = async () => (await import('@shop/contract/doubts')).doubtsIn

/** Has every form ask once about a misspelt mail host and a postcode of another state. */
export const FormDoubts = ({ children }: { children: ReactNode }) => (
  <FormDoubtsContext value={look}>{children}</FormDoubtsContext>
)
