import { chakra } from '@shop/design-system'
import type { ReactNode } from 'react'
import { AdminBar } from '../AdminBar.tsx'
import { useAudience } from '../audience.ts'
import { SkipLink } from '../SkipLink.tsx'
import { CountryLine } from './CountryLine.tsx'
import { Header } from './Header.tsx'
import { AudienceRow, Footer } from './islands.ts'
import { NewsBanner, useNews } from './NewsBanner.tsx'
import { PetOwnerBanner } from './PetOwnerBanner.tsx'

const Frame = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minHeight: '100dvh',
    '& > main': {
      flex: '1',
      width: 'full',
      maxWidth: 'content',
      marginInline: 'auto',
      paddingInline: '5',
      paddingBlock: { base: '6', md: '8' },
      outline: 'none',
    },
  },
})

/** The shop around every page: header, page, footer, in the audience's colours. */
export function ShopFrame({ children }: { children: ReactNode }) {
  const closeNews = useNews()
  return (
    <Frame data-audience={useAudience()}>
      <SkipLink />
      <AdminBar />
      {closeNews && <NewsBanner place="above" onClose={closeNews} />}
      <AudienceRow />
      <Header />
      <CountryLine />
      <PetOwnerBanner />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {closeNews && <NewsBanner place="below" onClose={closeNews} />}
      <Footer />
    </Frame>
  )
}
