import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { chakra } from '@shop/design-system'
import { PageTitle } from '../../../parts/page/PageTitle.tsx'

type StepHeadingProps = {
  children: string
  lead?: ReactNode
  /** In the tab, where the heading is too long for it. */
  name: string
}

/** A step's heading and the tab's title. Who comes from another step starts here, with eyes and keyboard. */
export function StepHeading({ children, lead, name }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isFirstPage = useLocation().key === 'default'
  useEffect(() => {
    if (!isFirstPage) heading.current?.focus()
  }, [isFirstPage])
  return (
    <chakra.div marginBottom="6">
      <PageTitle title={`${name}, activate kit`} />
      <chakra.h1 ref={heading} tabIndex={-1} textStyle="h2" textWrap="balance" outline="none">
        {children}
      </chakra.h1>
      {lead && (
        <chakra.p marginTop="2" color="ink2" textWrap="pretty">
          {lead}
        </chakra.p>
      )}
    </chakra.div>
  )
}
