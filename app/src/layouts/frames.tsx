import type { ReactNode } from 'react'
import { ShopFrame } from './ShopFrame/ShopFrame.tsx'
import { SimpleFrame } from './SimpleFrame/SimpleFrame.tsx'

/** The frame a route's row names. */
export const frames: Record<'shop' | 'simple', (props: { children: ReactNode }) => ReactNode> = {
  shop: ShopFrame,
  simple: SimpleFrame,
}
