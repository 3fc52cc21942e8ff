import { Card, chakra, Section } from '@shop/design-system'
import { type ReactNode, useEffect, useRef } from 'react'

const Base = chakra(Card, {
  base: { scrollMarginTop: { base: '20', sm: '32', xl: '24' }, '& > section': { paddingBlock: '0' } },
})

type ProfileSectionProps = { id: string; title: string; lead: string; children: ReactNode }

/**
 * A card of the page with its heading. A button that goes away with what it did (an address removed, a browser signed
 * out) would take the keyboard's place with it: then the heading takes the focus.
 */
export function ProfileSection({ id, title, lead, children }: ProfileSectionProps) {
  const section = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLSpanElement>(null)
  const hasFocus = useRef(false)

  useEffect(() => {
    if (!section.current) return
    const observer = new MutationObserver(() => {
      if (hasFocus.current && document.activeElement === document.body) heading.current?.focus()
    })
    observer.observe(section.current, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [])

  return (
    <Base
      id={id}
      ref={section}
      onFocus={() => {
        hasFocus.current = true
      }}
      onBlur={() => {
        hasFocus.current = false
      }}
    >
      <Section
        size="sm"
        lead={lead}
        title={
          <chakra.span ref={heading} tabIndex={-1} outline="none">
            {title}
          </chakra.span>
        }
      >
        {children}
      </Section>
    </Base>
  )
}
