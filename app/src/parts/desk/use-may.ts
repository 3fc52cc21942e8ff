import { type DeskCall, mayCall } from '@shop/contract/desk-access'
import { useSettings } from '../../data/settings.tsx'

/** Whether whoever is signed in may make a call of the desk: `useMay('refundOrder')`. */
export const useMay = (call: DeskCall): boolean => mayCall(useSettings().user?.roles ?? [], call)
