import { type DeskCall, mayCall } from '@shop/contract/desk-access'
import { useSettings } from '../../data/settings.tsx'

/** Whether the signed-in person's roles open a call of the desk. The server decides; a screen only offers what it allows. */
export const useMay = (call: DeskCall): boolean => mayCall(useSettings().user?.roles ?? [], call)
