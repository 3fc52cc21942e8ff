import { type ComponentType, lazy, type ReactNode } from 'react'
import { ShopFrame } from './ShopFrame/ShopFrame.tsx'
import { SimpleFrame } from './SimpleFrame/SimpleFrame.tsx'

/** The desk's frame is fetched by those who work there alone. */
export const loadDeskFrame = () => import('./DeskFrame/DeskFrame.tsx').then((part) => ({ default: part.DeskFrame }))

/** The frame a route's row names. */
export const frames: Record<'shop' | 'simple' | 'desk', ComponentType<{ children: ReactNode }>> = {
  shop: ShopFrame,
  simple: SimpleFrame,
  desk: lazy(loadDeskFrame),
}
