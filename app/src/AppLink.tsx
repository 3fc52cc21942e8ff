import type { LinkTargetProps } from '@shop/design-system'
import { Link } from 'react-router-dom'
import { useSettings } from './data/settings.tsx'
import { warm } from './find-route.ts'
import { routes } from './routes.tsx'

const isOwnPage = (href: string) => href.startsWith('/') && !href.startsWith('/api/')

/** The design-system's links as the router's: own pages change in place, and start loading when they are pointed at. */
export function AppLink({ href, ...props }: LinkTargetProps) {
  const settings = useSettings()
  if (!isOwnPage(href)) return <a href={href} {...props} />
  return <Link to={href} onPointerDown={() => warm(routes, href, settings)} {...props} />
}
