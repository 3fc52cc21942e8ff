import { messages } from '@shop/contract/messages'
import { chakra, Wordmark } from '@shop/design-system'
import { LockKeyhole } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { brand } from '../../brand.ts'
import { paths } from '../../paths.ts'
import { AdminBar } from '../AdminBar.tsx'
import { useAudience, useHomeHref } from '../audience.ts'
import { SkipLink } from '../SkipLink.tsx'

const Frame = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minHeight: '100dvh',
    '& .simple-inner': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '6',
      rowGap: '1',
      maxWidth: 'content',
      marginInline: 'auto',
      paddingInline: '5',
    },
    '& > header': { colorScheme: 'light', bg: 'colorPalette.solid', color: 'colorPalette.contrast' },
    '& > header .simple-inner': { minHeight: '3.75rem' },
    '& > header a:focus-visible': { outlineColor: 'currentcolor' },
    '& .simple-title': { textStyle: 'h4' },
    '& > main': {
      flex: '1',
      width: 'full',
      maxWidth: 'content',
      marginInline: 'auto',
      paddingInline: '5',
      paddingBlock: { base: '6', md: '10' },
      outline: 'none',
    },
    '& > footer': { borderBlockStart: 'hairline', paddingBlock: '5', fontSize: 'sm', color: 'ink2' },
    '& > footer .simple-safe': { display: 'flex', alignItems: 'center', gap: '2' },
    '& > footer a': { color: 'colorPalette.fg', fontWeight: 'semibold', _hover: { textDecoration: 'underline' } },
  },
})

/** The frame of checkout and activation: nothing that leads away but the logo (header-11). */
export function SimpleFrame({ children }: { children: ReactNode }) {
  const isActivation = useLocation().pathname.startsWith(paths.activate)
  return (
    <Frame data-audience={useAudience()}>
      <SkipLink />
      <AdminBar />
      <header>
        <div className="simple-inner">
          <a href={useHomeHref()} aria-label={`${brand.name}, home`}>
            <Wordmark name={brand.name} />
          </a>
          <p className="simple-title">{isActivation ? messages.activateTitle : messages.checkoutTitle}</p>
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <footer>
        <div className="simple-inner">
          <p className="simple-safe">
            <LockKeyhole size={16} aria-hidden />
            {isActivation
              ? 'Only you see what you enter here.'
              : 'Paid over an encrypted connection. Your card number never reaches us.'}
          </p>
          <p>
            Stuck? <a href={`mailto:${brand.email}`}>{brand.email}</a>
          </p>
        </div>
      </footer>
    </Frame>
  )
}
