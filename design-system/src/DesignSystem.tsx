import { ChakraProvider } from '@chakra-ui/react'
import type { EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import type { ReactNode } from 'react'
import { designSystem } from './theme/system.ts'
import './theme/fonts.css'

type Props = {
  /** Everything that uses a component of this library. */
  children: ReactNode
  /** Where the components' styles gather; Emotion's own cache when absent. */
  cache?: EmotionCache
  /** Where Chakra's provider puts the token variables, which every page shares; `cache` when absent. */
  globalCache?: EmotionCache
}

/** Wraps everything that uses a component of this library: the theme, and nothing else. */
export function DesignSystem({ children, cache, globalCache = cache }: Props) {
  const system = designSystem()
  if (!cache || !globalCache) return <ChakraProvider value={system}>{children}</ChakraProvider>
  return (
    <CacheProvider value={globalCache}>
      <ChakraProvider value={system}>
        <CacheProvider value={cache}>{children}</CacheProvider>
      </ChakraProvider>
    </CacheProvider>
  )
}
