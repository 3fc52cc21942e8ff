import { type DeskCall, mayCall } from '@shop/contract/desk-access'
import { useSettings } from '../../data/settings.tsx'

/** Whether whoever is signed in may make this call of the desk. */
export function useMay(name: DeskCall): boolean {
  const { user } = useSettings()
  return mayCall(user?.roles ?? [], name)
}
