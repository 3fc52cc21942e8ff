import { useSettings } from '../../data/settings.tsx'

export function useMenuTitle(): string {
  const { user } = useSettings()
  return user ? `Welcome, ${user.name}` : 'Menu'
}
