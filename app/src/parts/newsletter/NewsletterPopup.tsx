import { newsletterDollars } from '@shop/contract/constants'
import { messages } from '@shop/contract/messages'
import { chakra, IconButton, Illustration, Link, toaster } from '@shop/design-system'
import { X } from 'lucide-react'
import { type FocusEvent, useEffect, useEffectEvent, useId, useRef } from 'react'
import { setConfig } from '../../data/config.ts'
import { paths } from '../../paths.ts'
import { NewsletterForm } from './NewsletterForm.tsx'

const Base = chakra('section', {
  base: {
    position: 'fixed',
    insetBlockEnd: { base: '0', sm: '6' },
    insetInlineEnd: { base: '0', sm: '6' },
    zIndex: 'overlay',
    width: { base: 'full', sm: '24rem' },
    maxHeight: '100dvh',
    overflow: 'auto',
    padding: '5',
    bg: 'card',
    border: 'hairline',
    borderRadius: { base: '18px 18px 0 0', sm: 'card' },
    boxShadow: 'float',
    transition: 'translate var(--chakra-durations-moderate), opacity var(--chakra-durations-moderate)',
    _starting: { opacity: 0, translate: '0 1rem' },
    // It would lie above an open menu, and the cart’s own button.
    'html:has(header details[open]) &': { visibility: 'hidden' },
    '& .news-head': { display: 'flex', alignItems: 'flex-start', gap: '4' },
    '& .news-head > svg': { width: '16', flexShrink: 0, display: { base: 'none', sm: 'block' } },
    '& h2': { textStyle: 'h3', textWrap: 'balance' },
    '& .news-head div': { flex: '1' },
    '& .news-head p': { color: 'ink2', marginBlockStart: '1' },
    '& form': { marginBlockStart: '4', gap: '3' },
    '& .news-small': { textStyle: 'small', color: 'ink2', marginBlockStart: '3' },
  },
})

/** Marks the offer as made, permanently where the browser can store that. */
function markAsOpened() {
  if (!setConfig({ isCampaignOpened: true }))
    toaster.info('Your browser could not remember this, so we may ask again another day.', {
      title: messages.errorSettingCampaignOpen,
    })
}

/**
 * The newsletter's offer in a corner: it takes no focus and covers no page. Escape closes it; what had the focus before
 * has it again.
 */
export function NewsletterPopup() {
  const id = useId()
  const ref = useRef<HTMLElement>(null)
  const before = useRef<Element | null>(null)

  const close = () => {
    if (ref.current?.contains(document.activeElement)) {
      const home = before.current?.isConnected ? before.current : document.getElementById('main')
      if (home instanceof HTMLElement) home.focus({ preventScroll: true })
    }
    markAsOpened()
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // A dialog or a menu takes Escape for itself first, and marks that with preventDefault.
    if (event.key === 'Escape' && !event.defaultPrevented) close()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])

  return (
    <Base
      ref={ref}
      role="dialog"
      aria-labelledby={id}
      onFocus={({ relatedTarget, currentTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget
      }}
    >
      <div className="news-head">
        <Illustration name="mail" />
        <div>
          <h2 id={id}>Ten dollars in loyalty points for you</h2>
          <p>Join our newsletter: ${newsletterDollars} of points are yours once this address has an account.</p>
        </div>
        <IconButton label="Close" icon={<X size={20} />} onClick={close} />
      </div>
      <NewsletterForm onDone={close} />
      <p className="news-small">
        News about tests and what we learn about breeds. Unsubscribe at any time.{' '}
        <Link href={paths.privacy}>How we keep your address</Link>
      </p>
    </Base>
  )
}
