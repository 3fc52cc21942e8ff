import { Card, chakra, CoatWall, type CoatWallTile } from '@shop/design-system'
import type { ReactNode } from 'react'
import { PageTitle } from '../page/PageTitle.tsx'

const Layout = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '8', lg: '20' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 28rem) minmax(0, 30rem)' },
    justifyContent: 'center',
    alignItems: 'center',
    paddingBlock: { lg: '6' },
    '& h1': { textStyle: 'h1', textWrap: 'balance', outline: 'none' },
    '& .auth-lead': { color: 'ink2', textWrap: 'pretty', marginBlockStart: '2', marginBlockEnd: '6' },
    '& .auth-links': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: '6',
      rowGap: '3',
      marginBlockStart: '5',
    },
    '& .auth-picture': { display: { base: 'none', lg: 'block' } },
  },
})

const wall: CoatWallTile[] = [
  { pattern: 'tabby', colours: [], seed: 21 },
  { pattern: 'merle', colours: ['#aab4c4', '#3c4350'], seed: 8 },
  { pattern: 'spotted', colours: [], seed: 14 },
  { pattern: 'brindle', colours: [], seed: 2 },
  { pattern: 'tricolour', colours: [], seed: 6 },
]

type AuthPageProps = {
  /** In the tab. */
  name: string
  heading: string
  /** The page has just changed in place: the heading takes the focus, and so is read out. */
  isNews?: boolean
  lead: ReactNode
  /** The form, or what came of it; in a card. */
  children: ReactNode
  /** Links below the card. */
  links?: ReactNode
  /** Beside the form; a wall of coats when nothing better is there. */
  aside?: ReactNode
}

const focus = (heading: HTMLElement | null) => heading?.focus()

/** The pages on the way into an account: a form in a card, coats beside it on a desktop. */
export const AuthPage = ({ name, heading, isNews = false, lead, children, links, aside }: AuthPageProps) => (
  <Layout>
    <PageTitle title={name} {...(typeof lead === 'string' && { description: lead })} />
    <div>
      <h1 key={heading} {...(isNews && { ref: focus, tabIndex: -1 })}>
        {heading}
      </h1>
      <p className="auth-lead">{lead}</p>
      <Card>{children}</Card>
      {links && <div className="auth-links">{links}</div>}
    </div>
    {aside || (
      <div className="auth-picture">
        <CoatWall tiles={wall} />
      </div>
    )}
  </Layout>
)
