import { type ComponentType, lazy, type ReactNode } from 'react'
import { loadDeskFrame } from './DeskFrame/load.ts'
import { ShopFrame } from './ShopFrame/ShopFrame.tsx'
import { SimpleFrame } from './SimpleFrame/SimpleFrame.tsx'

/** The frame a route's row names. */
export const frames: Record<'shop' | 'simple' | 'desk', ComponentType<{ children: ReactNode }>> = {
  shop: ShopFrame,
  simple: SimpleFrame,
  desk: lazy(loadDeskFrame),
}
