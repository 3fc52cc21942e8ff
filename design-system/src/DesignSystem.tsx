import { ChakraProvider } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { designSystem } from './theme/system.ts'
import './theme/fonts.css'

/** Wraps everything that uses a component of this library: the theme, and nothing else. */
export function DesignSystem({ children }: { children: ReactNode }) {
  return <ChakraProvider value={designSystem()}>{children}</ChakraProvider>
}
