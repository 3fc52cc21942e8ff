import { createContext, type ComponentProps, type ComponentType, type ReactNode, useContext } from 'react'

/** What every link of this library hands to the app's own link component: an anchor's props, its href always given. */
export type LinkTargetProps = ComponentProps<'a'> & { href: string }

const LinkContext = createContext<ComponentType<LinkTargetProps> | 'a'>('a')

/** Makes every link below it the app's own: the router's link, wrapped to take `href`. Without it links are anchors. */
export function LinkProvider({ link, children }: { link: ComponentType<LinkTargetProps>; children: ReactNode }) {
  return <LinkContext value={link}>{children}</LinkContext>
}

/** The bare, unstyled link all others are made of: an anchor with an href, so it works before hydration too. */
export function LinkTarget(props: LinkTargetProps) {
  const Target = useContext(LinkContext)
  return <Target {...props} />
}
